/** A block of a report as HTML. Pure. */
import type { Block, Quote, Run } from '../model/blocks.ts';
import type { ReportChart } from '../model/report-chart.ts';
import type { Tile } from '../model/tile.ts';
import type { ReportFormat } from '../report-format.ts';
import type { ReportWords } from '../words/english.ts';
import { drawBarChart } from './bar-chart.ts';
import { drawContributions } from './contributions-chart.ts';
import { drawLineChart } from './line-chart.ts';
import { html, type Markup, NOTHING, toLink } from './markup.ts';
import { writeTable } from './write-table.ts';

export interface BlockInput {
  format: ReportFormat;
  words: ReportWords;
}

export function writeBlock(block: Block, input: BlockInput): Markup {
  switch (block.kind) {
    case 'text':
      return html`<p class="${toClass(block.tone, block.about)}"${block.about === 'own' ? html` dir="auto"` : null}>${writeRuns(block.runs)}</p>`;
    case 'heading':
      return html`<h3>${block.text}</h3>`;
    case 'list':
      return writeList(block);
    case 'terms':
      return html`<dl>${block.terms.map(({ term, meaning }) => html`<dt>${term}</dt><dd>${meaning}</dd>`)}</dl>`;
    case 'tiles':
      return html`<div class="tiles">${block.tiles.map(writeTile)}</div>`;
    case 'table':
      return writeTable(block.table, input.format);
    case 'chart':
      return writeFigure(block, input);
    case 'pair':
      return writePair(block, input);
    case 'quote':
      return html`<div class="pair">${writeQuote(block.quote, null, input)}</div>`;
    case 'page_break':
      return html`<div class="page-break"></div>`;
  }
}

function toClass(tone: string, about: string | undefined): string {
  return about === undefined ? tone : `${tone} ${about}`;
}

export function writeRuns(runs: readonly Run[]): Markup[] {
  return runs.map((run) => {
    const text = run.address === undefined ? writeLines(run.text) : toLink(run.address, run.text);
    const strong = run.isStrong ? html`<b>${text}</b>` : text;
    if (!run.isOfOthers) return strong;
    return html`<bdi${run.language === undefined ? null : html` lang="${run.language}"`}>${strong}</bdi>`;
  });
}

function writeLines(text: string): Markup {
  return html`${text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))}`;
}

function writeList({ isOrdered, tone, about, title, items }: Extract<Block, { kind: 'list' }>): Markup {
  const lines = items.map((runs) => html`<li>${writeRuns(runs)}</li>`);
  const list = isOrdered ? html`<ol>${lines}</ol>` : html`<ul>${lines}</ul>`;
  const head = title === undefined ? null : html`<p>${title}</p>`;
  return html`<div class="${toClass(tone ?? 'list', about)}">${head}${list}</div>`;
}

function writeTile({ name, written }: Tile): Markup {
  const lines = [written.interval, written.change].filter((line) => line !== '');
  return html`<div class="tile"><p class="name">${name}<span>${written.n}</span></p><p class="value">${written.value}</p>${lines.map((line) => html`<p class="line">${line}</p>`)}</div>`;
}

/** Of a line; longer ones are folded away, and left out on paper. */
const MOST_OPEN_ROWS = 8;

/** The chart, and its figures for those who want to look them up; small ones stand open. */
function writeFigure({ chart, table }: Extract<Block, { kind: 'chart' }>, { format, words }: BlockInput): Markup {
  const isLong = chart.kind === 'line' && table.rows.length > MOST_OPEN_ROWS;
  const figures = table.rows.length === 0 ? NOTHING : writeTable(table, format);
  return html`<figure><figcaption><b>${chart.title}</b> <span>${chart.note} · ${chart.period} · ${words.sample(format.count(chart.n))}</span></figcaption>${drawChart(chart, format)}</figure>${
    isLong ? html`<details><summary>${words.figuresOfChart}</summary>${figures}</details>` : figures
  }`;
}

function drawChart(chart: ReportChart, format: ReportFormat): Markup {
  if (chart.kind === 'line') return drawLineChart(chart, format);
  return chart.kind === 'bar' ? drawBarChart(chart, format) : drawContributions(chart, format);
}

function writePair({ before, after, note }: Extract<Block, { kind: 'pair' }>, input: BlockInput): Markup {
  const { prompt } = after;
  const { before: labelBefore } = input.words.columns;
  return html`<div class="pair"><p class="asked">${writeRuns([prompt])}</p><div class="sides">${
    before ? writeQuote(before, labelBefore, input) : NOTHING
  }${writeQuote(after, input.words.change.now, input)}</div><p class="note">${writeRuns(note)}</p></div>`;
}

/** Under a label beside another answer to the same prompt; alone it says its prompt. */
function writeQuote(
  { answerId, engine, day, prompt, excerpt, sources }: Quote,
  label: string | null,
  { format }: BlockInput,
): Markup {
  const language = excerpt[0]?.language;
  const pages = sources.map(({ title, address }) => html`<li>${toLink(address, title)}</li>`);
  return html`<blockquote>${label === null ? html`<p class="asked">${writeRuns([prompt])}</p>` : null}<p class="said-by">${label === null ? null : html`<b>${label}</b> · `}${engine} · ${format.date(day)}${label === null ? html` · <span class="id">${answerId}</span>` : null}</p><p class="said" dir="auto"${language === undefined ? null : html` lang="${language}"`}>${excerpt.map(({ text, isStrong }) => (isStrong ? html`<b>${text}</b>` : html`${text}`))}</p>${pages.length === 0 ? null : html`<ul class="cited">${pages}</ul>`}</blockquote>`;
}
