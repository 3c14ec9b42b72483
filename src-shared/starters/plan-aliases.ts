/** Names that a brand is likely called by beside its own, from its name and its site. Pure. */

/** Forms of companies at the end of a name. */
const LEGAL_FORM =
  /[\s,]+(?:gmbh(?:\s*&\s*co\.?\s*kg)?|ag|kg|ug|se|e\.?\s?k\.?|inc\.?|incorporated|corp\.?|corporation|co\.?|company|ltd\.?|limited|llc|llp|plc|s\.?a\.?s?|sarl|s\.?r\.?l\.?|s\.?p\.?a\.?|b\.?v\.?|n\.?v\.?|ab|a\/?s|oy|oyj|sp\.?\s?z\s?o\.?\s?o\.?|pty\.?\s?ltd\.?)$/i;

/** Shorter ones would be found in many texts that mean something else. */
const SHORTEST = 3;
const MOST = 6;

/** The name as people say it: without the form of the company. */
export function toShortName(name: string): string {
  return name.trim().replace(LEGAL_FORM, '').trim();
}

/** Without the name itself in any case; the likeliest first. */
export function planAliases(name: string, domain: string | null): string[] {
  const known = name.trim();
  const bare = toShortName(known);
  const label =
    domain
      ?.replace(/^www\./, '')
      .split('.')
      .at(0) ?? '';
  const candidates = [
    bare,
    bare.replaceAll('&', 'and'),
    /[\s-]/.test(bare) ? bare.replace(/[\s-]+/g, '') : '',
    label.replaceAll('-', ' '),
    label.replaceAll('-', ''),
    domain?.replace(/^www\./, '') ?? '',
  ].map((text) => text.replace(/\s+/g, ' ').trim());
  const seen = new Set([known.toLowerCase()]);
  const kept: string[] = [];
  for (const text of candidates) {
    if (text.length < SHORTEST || seen.has(text.toLowerCase())) continue;
    seen.add(text.toLowerCase());
    kept.push(text);
  }
  return kept.slice(0, MOST);
}
