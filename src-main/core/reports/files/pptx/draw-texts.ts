/** Paragraphs, lists, figures and quotes on slides. */
import { type Block, type Quote, type Run, textOf } from '../../model/blocks.ts';
import type { Tile } from '../../model/tile.ts';
import type { ReportFormat } from '../../report-format.ts';
import type { ReportWords } from '../../words/english.ts';
import { toLocale, toXmlText } from '../office-text.ts';
import { type Deck, GAP } from './deck.ts';
import { AREA, INK, PAPER, QUIET, RULE, WARNING } from './deck-style.ts';
import { countLines, cutText, heightOf, type TextStyle, toParagraph } from './deck-text.ts';
import type { Slide } from './library.ts';

export interface Drawing {
  deck: Deck;
  format: ReportFormat;
  words: ReportWords;
}

const LINES_OF_A_SLIDE = 17;

type TextBlock = Extract<Block, { kind: 'text' }>;

const STYLES: Readonly<Record<TextBlock['tone'], TextStyle>> = {
  plain: { fontSize: 15 },
  note: { fontSize: 12, color: QUIET },
  warning: { fontSize: 13, color: WARNING },
  formula: { fontSize: 13, color: QUIET, italic: true },
};

export function drawText({ tone, runs }: TextBlock, drawing: Drawing): void {
  drawParagraph(runs, STYLES[tone], drawing);
}

const toHeight = (lines: number, fontSize: number) => heightOf(lines, fontSize) + 0.06;

/** A text that is longer than a slide goes on on the next one. */
export function drawParagraph(
  runs: readonly Run[],
  style: TextStyle,
  { deck }: Drawing,
  width: number = AREA.width,
): void {
  const inner = width - 0.2 - (style.bullet ? 0.3 : 0);
  const text = textOf(runs);
  if (text.trim() === '') return;
  const lines = countLines(text, style.fontSize, inner);
  if (lines > LINES_OF_A_SLIDE) {
    const [first] = runs;
    for (const piece of cutText(text, style.fontSize, inner, LINES_OF_A_SLIDE - 3)) {
      drawParagraph([{ ...first, text: piece }], style, { deck } as Drawing, width);
    }
    return;
  }
  const height = toHeight(lines, style.fontSize);
  const { slide, y } = deck.place(height);
  slide.addText(toParagraph(runs, style, deck), { x: AREA.x, y, w: width, h: height, margin: 0, valign: 'top' });
}

export function drawList({ isOrdered, tone, title, items }: Extract<Block, { kind: 'list' }>, drawing: Drawing): void {
  const style = tone === 'warning' ? STYLES.warning : chooseListStyle(items, drawing);
  if (title !== undefined) drawParagraph([{ text: title, isStrong: true }], style, drawing);
  for (const [index, runs] of items.entries()) {
    // Each item is a text of its own, so that a list can go on on the next slide: the number is part of it.
    const shown = isOrdered ? [{ text: `${index + 1}. ` }, ...runs] : runs;
    drawParagraph(shown, isOrdered ? style : { ...style, bullet: true }, drawing);
  }
}

const LIST_SIZES = [15, 14, 13, 12] as const;

/** The largest at which a list stays on its slide; one that is much longer goes on on the next in the usual size. */
function chooseListStyle(items: readonly (readonly Run[])[], { deck }: Drawing): TextStyle {
  const heightAt = (fontSize: number) =>
    items.reduce(
      (sum, runs) => sum + toHeight(countLines(textOf(runs), fontSize, AREA.width - 0.5), fontSize) + GAP,
      0,
    );
  const fitting = LIST_SIZES.find((fontSize) => heightAt(fontSize) <= deck.room);
  return fitting === undefined ? STYLES.plain : { ...STYLES.plain, fontSize: fitting };
}

export function drawHeading(text: string, drawing: Drawing): void {
  drawParagraph([{ text }], { fontSize: 16, bold: true }, drawing);
}

export function drawTerms({ terms }: Extract<Block, { kind: 'terms' }>, drawing: Drawing): void {
  for (const { term, meaning } of terms) {
    drawParagraph([{ text: `${term}: `, isStrong: true }, { text: meaning }], { fontSize: 12 }, drawing);
  }
}

const TILE = { width: 3.91, height: 1.62, gap: 0.2, inARow: 3 };

export function drawTiles(tiles: readonly Tile[], { deck }: Drawing): void {
  for (let first = 0; first < tiles.length; first += TILE.inARow) {
    const { slide, y } = deck.place(TILE.height);
    for (const [index, tile] of tiles.slice(first, first + TILE.inARow).entries()) {
      drawTile(tile, slide, { x: AREA.x + index * (TILE.width + TILE.gap), y, isFirst: first + index === 0 }, deck);
    }
  }
}

function drawTile(
  { name, written }: Tile,
  slide: Slide,
  { x, y, isFirst }: { x: number; y: number; isFirst: boolean },
  deck: Deck,
): void {
  const face = { fontFace: deck.style.face, lang: toLocale(deck.language), margin: 0 };
  const inner = { x: x + 0.16, w: TILE.width - 0.32 };
  const border = { color: isFirst ? deck.style.own : RULE, width: isFirst ? 1.5 : 1 };
  slide.addShape('rect', { x, y, w: TILE.width, h: TILE.height, fill: { color: PAPER }, line: border });
  slide.addText(toXmlText(name), { ...face, ...inner, y: y + 0.1, h: 0.28, fontSize: 12, bold: true, color: INK });
  slide.addText(toXmlText(written.n), {
    ...face,
    ...inner,
    y: y + 0.1,
    h: 0.28,
    fontSize: 10,
    color: QUIET,
    align: 'right',
  });
  const value = { fontSize: 28, bold: true, color: isFirst ? deck.style.own : INK };
  slide.addText(toXmlText(written.value), { ...face, ...inner, y: y + 0.4, h: 0.52, ...value, fit: 'shrink' });
  const lines = [written.interval, written.change].filter((line) => line !== '').join('\n');
  slide.addText(toXmlText(lines), {
    ...face,
    ...inner,
    y: y + 0.95,
    h: 0.58,
    fontSize: 10,
    color: QUIET,
    valign: 'top',
    fit: 'shrink',
  });
}

export function drawPair({ before, after, note }: Extract<Block, { kind: 'pair' }>, drawing: Drawing): void {
  const { words } = drawing;
  const sides = before
    ? [
        { quote: before, label: words.columns.before },
        { quote: after, label: words.change.now },
      ]
    : [{ quote: after, label: words.change.now }];
  drawQuotes(sides, after.prompt, drawing);
  drawParagraph(note, { fontSize: 13, color: QUIET }, drawing);
}

export function drawQuote(quote: Quote, drawing: Drawing): void {
  drawQuotes([{ quote, label: null }], quote.prompt, drawing);
}

interface Side {
  quote: Quote;
  label: string | null;
}

const SIDE_GAP = 0.3;
const QUOTE_SIZE = 13;
const SOURCE_SIZE = 10;

/** Beside each other below what was asked, all of it on one slide: an answer that is too long for it is cut, and says so. */
function drawQuotes(sides: readonly Side[], prompt: Run, { deck, format }: Drawing): void {
  const width = (AREA.width - SIDE_GAP * (sides.length - 1)) / sides.length;
  const inner = width - 0.5;
  const asked = heightOf(countLines(prompt.text, 14, AREA.width), 14) + 0.1;
  const most = Math.floor((AREA.height - asked - 1.3) / heightOf(1, QUOTE_SIZE));
  const excerpts = sides.map(({ quote }) => cutRuns(quote.excerpt, inner, most));
  const heights = sides.map(({ quote }, at) => {
    const lines = countLines(textOf(excerpts[at] ?? []), QUOTE_SIZE, inner);
    const sources = quote.sources.reduce((sum, { title }) => sum + countLines(title, SOURCE_SIZE, inner - 0.2), 0);
    return 0.62 + heightOf(lines, QUOTE_SIZE) + heightOf(sources, SOURCE_SIZE);
  });
  const height = Math.min(AREA.height - asked, Math.max(1.1, ...heights));
  const { slide, y } = deck.place(asked + height);
  slide.addText(toParagraph([{ ...prompt, isStrong: true }], { fontSize: 14 }, deck), {
    ...{ x: AREA.x, y, w: AREA.width, h: asked, margin: 0, valign: 'top' },
  });
  for (const [at, { quote, label }] of sides.entries()) {
    const x = AREA.x + at * (width + SIDE_GAP);
    slide.addShape('rect', { x, y: y + asked, w: width, h: height, fill: { color: deck.style.tint } });
    slide.addShape('rect', { x, y: y + asked, w: 0.06, h: height, fill: { color: deck.style.own } });
    const said = [...(label === null ? [] : [label]), quote.engine, format.date(quote.day)].join(' · ');
    const texts = [
      ...toParagraph([{ text: said }], { fontSize: 11, color: QUIET, bold: true, after: 4 }, deck),
      ...toParagraph(excerpts[at] ?? [], { fontSize: QUOTE_SIZE, after: 4 }, deck),
      ...quote.sources.flatMap(({ title, address }) =>
        toParagraph([{ text: title, address, isOfOthers: true }], { fontSize: SOURCE_SIZE, color: QUIET }, deck),
      ),
    ];
    const box = { x: x + 0.22, y: y + asked + 0.12, w: width - 0.4, h: height - 0.24, margin: 0 };
    slide.addText(texts, { ...box, valign: 'top', fit: 'shrink' });
  }
}

function cutRuns(runs: readonly Run[], width: number, most: number): Run[] {
  const kept: Run[] = [];
  for (const run of runs) {
    const together = textOf([...kept, run]);
    if (countLines(together, QUOTE_SIZE, width) <= most) {
      kept.push(run);
      continue;
    }
    const [first = ''] = cutText(together, QUOTE_SIZE, width, most);
    const room = first.length - textOf(kept).length;
    return [...kept, { ...run, text: `${run.text.slice(0, Math.max(0, room)).trimEnd()} …` }];
  }
  return kept;
}
