/** A report as a PowerPoint deck: one message a slide as its title, native charts, tables that go on, notes on how it is measured. */

import { type Block, textOf } from '../../model/blocks.ts';
import type { Report, ReportPart } from '../../model/report.ts';
import { createFormat } from '../../report-format.ts';
import { chooseWords } from '../../words/choose-words.ts';
import { chooseFileWords } from '../file-words.ts';
import { drawCover } from './cover.ts';
import { Deck } from './deck.ts';
import { drawChart } from './draw-chart.ts';
import { drawTable, isBetterWhole } from './draw-table.ts';
import {
  type Drawing,
  drawHeading,
  drawList,
  drawPair,
  drawQuote,
  drawTerms,
  drawText,
  drawTiles,
} from './draw-texts.ts';
import { createPptx } from './library.ts';
import { mendDeck } from './mend-deck.ts';

/** Inches that a heading and what follows it need at least. */
const WITH_TEXT = 1.2;
const WITH_QUOTE = 4.5;
const HEADING_ROOM = 0.5;
/** What a note below a table takes. */
const NOTE_ROOM = 0.55;

export async function writeDeck(report: Report): Promise<Uint8Array> {
  const pptx = await createPptx();
  const deck = new Deck(pptx, report, chooseFileWords(report.language));
  const words = chooseWords(report.language);
  const drawing: Drawing = { deck, format: createFormat(report.language), words };
  drawCover(report, pptx, words);
  if (report.lead.length > 0) {
    deck.begin({ topic: report.title, title: deck.files.lead, notes: report.about });
    for (const block of report.lead) drawBlock(block, drawing);
  }
  for (const part of report.parts) drawPart(part, drawing);
  const bytes = await pptx.write({ outputType: 'uint8array', compression: true });
  if (!(bytes instanceof Uint8Array)) throw new Error('The deck was not written as bytes.');
  return mendDeck(bytes, report.language);
}

function drawPart({ title, message, blocks, method }: ReportPart, drawing: Drawing): void {
  const { deck } = drawing;
  // What the title says need not be said again, unless it is all there is: a slide is more than its title.
  const others = blocks.flatMap((block) => withoutMessage(block, message));
  const isTitleAll = others.length === 0 || message === '';
  const shown = isTitleAll ? blocks : others;
  deck.begin({ topic: title, title: isTitleAll ? title : message, notes: method });
  for (const [index, block] of shown.entries()) {
    if (block.kind === 'heading') keepWithNext(shown[index + 1], shown[index + 2], drawing);
    drawBlock(block, drawing, { before: shown[index - 1], after: shown[index + 1] });
  }
}

/** A text that goes on after the message keeps what follows it. */
function withoutMessage(block: Block, message: string): Block[] {
  const [first, ...rest] = block.kind === 'text' ? block.runs : [];
  if (block.kind !== 'text' || message === '' || !first?.text.startsWith(message)) return [block];
  const runs = [{ ...first, text: first.text.slice(message.length).trim() }, ...rest];
  return textOf(runs).trim() === '' ? [] : [{ ...block, runs }];
}

/** A heading is never alone at the foot of a slide: what follows it must have room there too, a small table the whole of it. */
function keepWithNext(next: Block | undefined, below: Block | undefined, drawing: Drawing): void {
  const { deck } = drawing;
  const isLarge = next?.kind === 'pair' || next?.kind === 'quote' || next?.kind === 'chart';
  const room = deck.room - HEADING_ROOM;
  const isWhole = next?.kind === 'table' && isBetterWhole(next.table, drawing, { room, reserve: reserveFor(below) });
  if (isWhole || deck.room < (isLarge ? WITH_QUOTE : WITH_TEXT)) deck.breakPage();
}

const reserveFor = (after: Block | undefined) => (after?.kind === 'text' && after.tone === 'note' ? NOTE_ROOM : 0);

interface Neighbours {
  before?: Block | undefined;
  after?: Block | undefined;
}

function drawBlock(block: Block, drawing: Drawing, { before, after }: Neighbours = {}): void {
  const reserve = reserveFor(after);
  if (block.kind === 'text') drawText(block, drawing);
  else if (block.kind === 'heading') drawHeading(block.text, drawing);
  else if (block.kind === 'list') drawList(block, drawing);
  else if (block.kind === 'terms') drawTerms(block, drawing);
  else if (block.kind === 'tiles') drawTiles(block.tiles, drawing);
  else if (block.kind === 'table') drawTable(block.table, drawing, reserve);
  else if (block.kind === 'quote') drawQuote(block.quote, drawing);
  else if (block.kind === 'page_break') drawing.deck.breakPage();
  else if (block.kind === 'pair') {
    if (before?.kind === 'pair') drawing.deck.breakPage();
    drawPair(block, drawing);
  } else {
    drawChart(block.chart, drawing);
    // The days of a line are in its workbook; what a bar stands for has more to say than its length.
    if (block.chart.kind !== 'line') drawTable(block.table, drawing, reserve);
  }
}
