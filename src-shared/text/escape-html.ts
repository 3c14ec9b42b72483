/** Text as part of an HTML page. The only place where that is done by hand. Pure. */

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Characters that turn the direction of what follows, or that HTML does not allow. */
const UNSEEN = /[\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu;

/** For an element or a quoted attribute. Unseen marks of direction and control characters are left out. */
export function escapeHtml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSEEN, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
