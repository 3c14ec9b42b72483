/** What HTML tags mean for plain text. Recognises tags; it is no HTML parser and never renders anything. */

/** Elements within a line of text: their tags may be in the middle of a name without separating it. */
const INLINE_ELEMENTS = new Set(
  'a abbr acronym b bdi bdo big cite data del dfn em font i ins mark nobr q s small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Elements whose content a reader does not see as text. */
const SILENT_ELEMENTS = new Set(
  'script style template noscript iframe svg math code pre kbd samp textarea title'.split(' '),
);

export interface HtmlTag {
  name: string;
  isClosing: boolean;
  isSilent: boolean;
  isInline: boolean;
}

/** Reads one piece of HTML such as `</b>`; null for a comment, a declaration or anything else without a name. */
export function readHtmlTag(html: string): HtmlTag | null {
  const match = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(html);
  if (!match) return null;
  const name = match[2]!.toLowerCase();
  return {
    name,
    isClosing: match[1] === '/',
    isSilent: SILENT_ELEMENTS.has(name),
    isInline: INLINE_ELEMENTS.has(name),
  };
}
