/** A chart as a picture that stands alone: its title, what it is about and its notes around the drawing. Pure. */
import { LIGHT } from '../../ui/colours.ts';

export interface PictureText {
  title: string;
  /** Whose figures they are, which days, which filters, and how many answers. */
  about: string;
  /** What has to be known to read the chart; empty for nothing. */
  note: string;
  /** The chart in a sentence, for those who cannot see it. */
  summary: string;
}

/** Width of a text in pixels at a size. */
export type MeasureText = (text: string, sizePx: number) => number;

export const PICTURE_WIDTH_PX = 960;
const MARGIN_PX = 24;
export const DRAWING_WIDTH_PX = PICTURE_WIDTH_PX - 2 * MARGIN_PX;
const TITLE = { sizePx: 20, linePx: 26, weight: 600, colour: LIGHT.text };
const ABOUT = { sizePx: 13, linePx: 19, weight: 400, colour: LIGHT.muted };
const NOTE = { sizePx: 12, linePx: 17, weight: 400, colour: LIGHT.muted };
const GAP_PX = 12;
const FONTS = "Inter, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** The picture as an SVG document; `drawing` is one too, as wide as {@link DRAWING_WIDTH_PX}. */
export function composePicture(text: PictureText, drawing: string, heightPx: number, measure: MeasureText): string {
  let y = MARGIN_PX;
  const write = (content: string, { sizePx, linePx, weight, colour }: typeof TITLE) =>
    wrapText(content, DRAWING_WIDTH_PX, (line) => measure(line, sizePx))
      .map((line) => {
        y += linePx;
        return `<text x="${MARGIN_PX}" y="${y - linePx + sizePx}" font-size="${sizePx}" font-weight="${weight}" fill="${colour}">${escapeXml(line)}</text>`;
      })
      .join('');
  const head = write(text.title, TITLE) + write(text.about, ABOUT);
  const top = y + GAP_PX;
  y = top + heightPx + GAP_PX;
  const foot = write(text.note, NOTE);
  const placed = drawing.replace('<svg ', `<svg x="${MARGIN_PX}" y="${top}" `);
  const size = `width="${PICTURE_WIDTH_PX}" height="${y + MARGIN_PX}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${PICTURE_WIDTH_PX} ${y + MARGIN_PX}" role="img" font-family="${FONTS}" style="font-variant-numeric:tabular-nums">` +
    `<title>${escapeXml(text.title)}</title><desc>${escapeXml(text.summary)}</desc>` +
    `<rect ${size} fill="${LIGHT.surface}"/>${head}${placed}${foot}</svg>`
  );
}

/** Lines that fit; a word that does not fit by itself is cut between its letters. No text is no line. */
export function wrapText(text: string, widthPx: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    const parts = measure(segment) > widthPx ? [...segment] : [segment];
    for (const part of parts) {
      if (line !== '' && measure(line + part) > widthPx) {
        lines.push(line.trim());
        line = '';
      }
      line += part;
    }
  }
  return [...lines, line.trim()].filter((each) => each !== '');
}

/** Control characters but line breaks and tabs may not be in XML at all. */
function escapeXml(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
