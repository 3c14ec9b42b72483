/** HTML as a value of its own: text that comes from anywhere else is escaped on its way in. Pure. */

import { escapeHtml } from '#shared/text/escape-html.ts';

/** Only this module makes one, so that text is never taken for markup. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

type Part = Markup | string | number | null | readonly Part[];

/** A template whose values are escaped; markup in it stays as it is, lists are joined, null is nothing. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(texts.reduce((whole, text, index) => `${whole}${toText(parts[index - 1] ?? null)}${text}`));
}

export const NOTHING = new Markup('');

function toText(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(toText).join('');
  return escapeHtml(String(part));
}

/** A link to a web address; plain text where the address is none. */
export function toLink(address: string, label: string): Markup {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return html`${label}`;
  return html`<a href="${new URL(address).href}" rel="noopener noreferrer nofollow">${label}</a>`;
}
