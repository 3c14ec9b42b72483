/**
 * Writes the text blocks of a result page as Markdown. It goes by what a block holds more than by its type, so that a new
 * type with known parts is read too. It makes no words up and leaves out links, which are no part of the text.
 */
import { z } from 'zod';
import { pickFitting } from '../wire/pick-fitting.ts';
import type { SurfaceAnswer } from './reply-shape.ts';
import { writeComparison, writeTable } from './write-table.ts';

const text = z.string().nullish().catch(null);
const list = z.array(z.unknown()).nullish().catch(null);

const blockShape = z.looseObject({
  type: text,
  title: text,
  snippet: text,
  text,
  code: text,
  language: text,
  list,
  items: list,
  headers: list,
  table: list,
  formatted: z.unknown().optional(),
  product_labels: list,
  comparison: list,
  text_blocks: list,
});

type Block = z.infer<typeof blockShape>;

/** Blocks within blocks beyond this are no page but an attack. */
const DEEPEST = 20;

/** The answer's blocks, else the Markdown that the server itself made of it; blank where there is neither. */
export function writeMarkdown(answer: SurfaceAnswer): string {
  const body = writeBlocks(answer.text_blocks ?? [], 0);
  if (body === '') return answer.reconstructed_markdown ?? '';
  const header = toLine(answer.header);
  return header === '' ? body : `## ${header}\n\n${body}`;
}

function writeBlocks(blocks: readonly unknown[], depth: number): string {
  if (depth > DEEPEST) return '';
  return blocks
    .map((block) => (typeof block === 'string' ? block : writeBlock(block, depth)))
    .filter((part) => part.trim() !== '')
    .join('\n\n');
}

function writeBlock(value: unknown, depth: number): string {
  const [block] = pickFitting(blockShape, [value]);
  if (block === undefined) return '';
  const inner = [
    writeCode(block),
    writeItems(block.list ?? block.items ?? [], depth),
    writeTable({ headers: block.headers, rows: block.table, formatted: block.formatted }),
    writeComparison(block.product_labels, block.comparison),
    writeBlocks(block.text_blocks ?? [], depth + 1),
  ].filter((part) => part !== '');
  const lead = writeLead(block, inner.length > 0);
  return [lead, ...inner].filter((part) => part !== '').join('\n\n');
}

/** What is before lists and tables. A title alone belongs to a picture or a video, not to the text. */
function writeLead(block: Block, hasMore: boolean): string {
  const words = block.snippet ?? block.text ?? '';
  const title = toLine(block.title);
  if (/^(?:heading|header)/.test(block.type ?? '')) return writeHeading(words.trim() === '' ? title : toLine(words));
  if (title === '' || words.startsWith(title)) return words;
  if (words.trim() === '') return hasMore ? writeHeading(title) : '';
  return `${writeHeading(title)}\n\n${words}`;
}

function writeHeading(words: string): string {
  return words === '' ? '' : `### ${words}`;
}

function writeCode(block: Block): string {
  if (block.code == null || block.code === '') return '';
  const fence = block.code.includes('```') ? '~~~~' : '```';
  return `${fence}${toLine(block.language)}\n${block.code}\n${fence}`;
}

function writeItems(items: readonly unknown[], depth: number): string {
  if (depth > DEEPEST) return '';
  return items
    .map((item) => writeItem(item, depth))
    .filter((item) => item !== '')
    .join('\n');
}

function writeItem(value: unknown, depth: number): string {
  if (typeof value === 'string') return value.trim() === '' ? '' : `- ${toLine(value)}`;
  const [item] = pickFitting(blockShape, [value]);
  if (item === undefined) return '';
  const words = toLine(item.snippet ?? item.text);
  const title = toLine(item.title);
  const lead = title === '' || words.startsWith(title) ? words : toTitled(title, words);
  const inner = [writeItems(item.list ?? item.items ?? [], depth + 1), writeBlocks(item.text_blocks ?? [], depth + 1)];
  const lines = [lead, ...inner].filter((part) => part !== '').join('\n');
  return lines === '' ? '' : `- ${lines.replaceAll('\n', '\n  ')}`;
}

function toTitled(title: string, words: string): string {
  if (words === '') return `**${title}**`;
  return /[\p{P}]$/u.test(title) ? `**${title}** ${words}` : `**${title}**: ${words}`;
}

function toLine(words: string | null | undefined): string {
  return (words ?? '').replace(/\s+/g, ' ').trim();
}
