/** Adds the visible text of a block of HTML (`<p>…</p>`, `<details>…`) to the plain text. Tags, comments, scripts and code are no text. */
import { readHtmlTag } from './html-tags.ts';
import type { PlainTextBuilder } from './plain-text-builder.ts';

const PIECE = /<!--[\s\S]*?(?:-->|$)|<[/!?a-z][^>]*(?:>|$)|&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});|\s+/gi;

const NAMED_REFERENCES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': '\u00A0',
};

/** Reads `html`, which is in the source from `sourceStart` on. */
export function addHtmlText(html: string, sourceStart: number, builder: PlainTextBuilder): void {
  let silentIn = '';
  let position = 0;
  for (const match of html.matchAll(PIECE)) {
    if (silentIn === '') builder.addVerbatim(html.slice(position, match.index), sourceStart + position);
    const start = sourceStart + match.index;
    position = match.index + match[0].length;
    if (match[0].startsWith('<')) silentIn = applyTag(match[0], silentIn, builder);
    else if (silentIn === '') builder.addReplacement(decodePiece(match[0]), start, start + match[0].length);
  }
  if (silentIn === '') builder.addVerbatim(html.slice(position), sourceStart + position);
}

/** Returns the name of the element whose content is now skipped; empty when text counts. */
function applyTag(html: string, silentIn: string, builder: PlainTextBuilder): string {
  const tag = readHtmlTag(html);
  if (!tag) return silentIn;
  if (silentIn !== '') return tag.isClosing && tag.name === silentIn ? '' : silentIn;
  if (!tag.isInline) builder.addBreak();
  return tag.isSilent && !tag.isClosing && !html.endsWith('/>') ? tag.name : '';
}

function decodePiece(piece: string): string {
  if (!piece.startsWith('&')) return ' ';
  if (!piece.startsWith('&#')) return NAMED_REFERENCES[piece.toLowerCase()] ?? piece;
  const isHex = piece[2] === 'x' || piece[2] === 'X';
  const codePoint = Number.parseInt(piece.slice(isHex ? 3 : 2, -1), isHex ? 16 : 10);
  const isScalar = codePoint > 31 && codePoint <= 0x10ffff && (codePoint < 0xd800 || codePoint > 0xdfff);
  return isScalar ? String.fromCodePoint(codePoint) : '\uFFFD';
}
