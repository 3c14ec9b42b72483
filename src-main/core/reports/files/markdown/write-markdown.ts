/** A report as Markdown (CommonMark with the tables of GitHub's dialect), for those who paste it into something else. Pure. */
import { toDate } from '#shared/time/day.ts';
import { formatCell } from '../../format-cell.ts';
import { type Block, type Quote, type Run, textOf } from '../../model/blocks.ts';
import type { Report, ReportPart } from '../../model/report.ts';
import type { ColumnKind, ReportTable } from '../../model/report-table.ts';
import type { Tile } from '../../model/tile.ts';
import { createFormat, type ReportFormat } from '../../report-format.ts';
import { chooseWords } from '../../words/choose-words.ts';
import type { ReportWords } from '../../words/english.ts';
import { chooseFileWords, type FileWords } from '../file-words.ts';
import { escapeInline, escapeMarkdown, toMarkdownLink } from './escape-markdown.ts';

interface Writing {
  format: ReportFormat;
  words: ReportWords;
  files: FileWords;
}

export function writeMarkdown(report: Report): string {
  const { language } = report;
  const writing = { format: createFormat(language), words: chooseWords(language), files: chooseFileWords(language) };
  const parts = [
    `# ${escapeMarkdown(report.title)}`,
    writeFacts(report, writing),
    ...report.lead.map((block) => writeBlock(block, writing)),
    ...report.parts.map((part) => writePart(part, writing)),
    ...(report.foot === '' ? [] : ['---', escapeMarkdown(report.foot)]),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function writeFacts(report: Report, { words }: Writing): string {
  const facts: [string, string][] = [
    [words.preparedFor, report.client],
    [words.preparedBy, report.author],
    [words.period, report.period],
    [words.compared, report.comparedWith],
    [words.scope.about, report.about],
    [words.builtOn, report.builtOn],
  ];
  const lines = facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: **${escapeMarkdown(value)}**`);
  return [...lines, escapeMarkdown(report.answers)].map((line) => `- ${line}`).join('\n');
}

/** A message that its first text begins with is not said twice. */
function writePart({ title, message, blocks }: ReportPart, writing: Writing): string {
  const isSaid = blocks.some((block) => block.kind === 'text' && textOf(block.runs).startsWith(message));
  return [
    `## ${escapeMarkdown(title)}`,
    message === title || isSaid ? '' : `**${escapeMarkdown(message)}**`,
    ...blocks.map((block) => writeBlock(block, writing)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function writeBlock(block: Block, writing: Writing): string {
  switch (block.kind) {
    case 'text':
      return block.tone === 'warning' || block.tone === 'formula'
        ? `> ${writeRuns(block.runs)}`
        : writeRuns(block.runs);
    case 'heading':
      return `### ${escapeMarkdown(block.text)}`;
    case 'list':
      return writeList(block);
    case 'terms':
      return block.terms
        .map(({ term, meaning }) => `- **${escapeMarkdown(term)}**: ${escapeMarkdown(meaning)}`)
        .join('\n');
    case 'tiles':
      return writeTiles(block.tiles, writing);
    case 'chart':
      return writeChart(block, writing);
    case 'table':
      return writeTable(block.table, writing.format);
    case 'pair':
      return writePair(block, writing);
    case 'quote':
      return writeQuote(block.quote, '', writing);
    case 'page_break':
      return '';
  }
}

/** Lines of a text stay lines. */
function writeRuns(runs: readonly Run[]): string {
  return runs.map(writeRun).join('').trim();
}

function writeRun({ text, isStrong, address }: Run): string {
  return text
    .split('\n')
    .map((line) => {
      const [, before = '', middle = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(line) ?? [];
      if (middle === '') return before;
      const shown = toMarkdownLink(middle, address);
      return `${before}${isStrong ? `**${shown}**` : shown}${after}`;
    })
    .join('  \n');
}

function writeList({ isOrdered, title, items }: Extract<Block, { kind: 'list' }>): string {
  const lines = items.map(
    (runs, index) => `${isOrdered ? `${index + 1}.` : '-'} ${writeRuns(runs).replaceAll('\n', ' ')}`,
  );
  return [...(title === undefined ? [] : [`${escapeMarkdown(title)}\n`]), ...lines].join('\n');
}

function writeTiles(tiles: readonly Tile[], { words, files }: Writing): string {
  const { columns } = words;
  const heads = [columns.figure, columns.value, files.interval, columns.change, 'n'];
  const rows = tiles.map(({ name, written }) => [name, written.value, written.interval, written.change, written.n]);
  return toTable(heads, rows, ['text', 'text', 'text', 'text', 'text']);
}

function writeChart({ chart, table }: Extract<Block, { kind: 'chart' }>, { format, words }: Writing): string {
  const about = [chart.note, chart.period, words.sample(format.count(chart.n))].filter((part) => part !== '');
  return `**${escapeMarkdown(chart.title)}** ${escapeMarkdown(about.join(' · '))}\n\n${writeTable(table, format)}`;
}

function writeTable({ columns, rows }: ReportTable, format: ReportFormat): string {
  const shown = columns.flatMap((column, at) => (column.isDataOnly ? [] : [{ column, at }]));
  return toTable(
    shown.map(({ column }) => column.label),
    rows.map((row) =>
      shown.map(({ column, at }) => {
        const cell = row[at] ?? null;
        if (cell !== null && typeof cell === 'object' && 'text' in cell)
          return { link: toMarkdownLink(cell.text, cell.address) };
        if (column.kind === 'day' && typeof cell === 'number') return toDate(cell);
        return formatCell(columns, row, at, format);
      }),
    ),
    shown.map(({ column }) => column.kind),
  );
}

const LEFT: ReadonlySet<ColumnKind> = new Set(['text', 'link', 'day', 'verdict']);

type Written = string | { link: string };

function toTable(
  heads: readonly string[],
  rows: readonly (readonly Written[])[],
  kinds: readonly ColumnKind[],
): string {
  const toLine = (cells: readonly Written[]) =>
    `| ${cells.map((cell) => (typeof cell === 'string' ? escapeInline(cell) || ' ' : cell.link)).join(' | ')} |`;
  const rule = `| ${kinds.map((kind) => (LEFT.has(kind) ? '---' : '---:')).join(' | ')} |`;
  return [toLine(heads), rule, ...rows.map(toLine)].join('\n');
}

function writePair({ before, after, note }: Extract<Block, { kind: 'pair' }>, writing: Writing): string {
  const { columns, change } = writing.words;
  return [
    `**${writeRuns([after.prompt])}**`,
    ...(before ? [writeQuote(before, columns.before, writing)] : []),
    writeQuote(after, change.now, writing),
    writeRuns(note),
  ].join('\n\n');
}

function writeQuote({ engine, day, prompt, excerpt, sources }: Quote, label: string, { format }: Writing): string {
  const lines = [
    ...(label === '' ? [`**${writeRuns([prompt])}**`] : []),
    [...(label === '' ? [] : [`**${escapeMarkdown(label)}**`]), escapeMarkdown(engine), format.date(day)].join(' · '),
    excerpt
      .map(({ text, isStrong }) => writeRun({ text: text.replace(/\s+/g, ' '), ...(isStrong && { isStrong }) }))
      .join(''),
    ...sources.map(({ title, address }) => `- ${toMarkdownLink(title, address)}`),
  ];
  return lines.map((line) => `> ${line}`).join('\n>\n');
}
