/** HTML inside an answer, shown as the text that it is: where its tags and its words are in the source. Pure. */

export interface HtmlPart {
  text: string;
  /** Offsets into the source. */
  start: number;
  end: number;
  isTag: boolean;
}

const TAG = /<!--[\s\S]*?(?:-->|$)|<[/!?a-z][^>]*(?:>|$)/gi;

/** True for a line break written as a tag, the one kind of HTML that answers use for their layout. */
export function isLineBreak(html: string): boolean {
  return /^<br\s*\/?>$/i.test(html);
}

/** The pieces of HTML that is in the source from `start` to `end`. */
export function cutHtml(source: string, start: number, end: number): HtmlPart[] {
  const html = source.slice(start, end);
  const pieces: HtmlPart[] = [];
  const push = (from: number, to: number, isTag: boolean) => {
    if (to > from) pieces.push({ text: html.slice(from, to), start: start + from, end: start + to, isTag });
  };
  let at = 0;
  for (const match of html.matchAll(TAG)) {
    push(at, match.index, false);
    at = match.index + match[0].length;
    push(match.index, at, true);
  }
  push(at, html.length, false);
  return pieces;
}
