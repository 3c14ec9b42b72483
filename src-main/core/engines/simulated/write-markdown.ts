/** Writes an answer's Markdown in one of five layouts. Decides nothing about brands or sources. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { NamedBrand } from './name-brands.ts';
import { fillPhrase } from './phrases/find-phrase-book.ts';
import type { PhraseBook } from './phrases/phrase-book.ts';
import type { SeededRandom } from './seeded-random.ts';

type Layout = 'numbered' | 'bulleted' | 'sections' | 'table' | 'prose';

const CHATTY: readonly Layout[] = ['numbered', 'numbered', 'bulleted', 'sections', 'table'];
const BRIEF: readonly Layout[] = ['prose', 'bulleted', 'bulleted'];

/** Each engine's habits; a layout named twice is used twice as often. */
const LAYOUTS: Readonly<Record<Engine, readonly Layout[]>> = {
  chatgpt: CHATTY,
  perplexity: ['bulleted', 'prose', 'table'],
  ai_overview: BRIEF,
  google_ai_mode: ['bulleted', 'sections', 'table'],
  copilot: BRIEF,
  claude: ['sections', 'prose', 'bulleted'],
  gemini: ['sections', 'table', 'bulleted'],
  grok: CHATTY,
  mistral: CHATTY,
  deepseek: CHATTY,
};

/** What a layout writes with. `cite` gives the next reference mark with a leading space, or nothing. */
export interface WritingDesk {
  random: SeededRandom;
  book: PhraseBook;
  named: readonly NamedBrand[];
  cite: () => string;
}

/** A whole answer: opening, brands in the engine's habitual layout (advice only when none is named), closing. */
export function writeMarkdown(desk: WritingDesk, engine: Engine): string {
  const { random, book, named } = desk;
  const blocks = [random.pick(book.intros) + desk.cite()];
  if (named.length === 0) blocks.push(...writeTips(desk));
  else blocks.push(...writeLayout(random.pick(LAYOUTS[engine]), desk));
  if (named.length > 0 && random.chance(0.3)) blocks.push(...writeTips(desk));
  blocks.push(random.pick(book.closings));
  return blocks.join('\n\n');
}

function writeLayout(layout: Layout, desk: WritingDesk): string[] {
  const { random, book, named } = desk;
  const heading = `## ${random.pick(book.headings)}`;
  const items = () => named.map((entry) => `**${entry.brand.name}**: ${writeDetail(desk, entry)}`);
  if (layout === 'numbered')
    return [
      heading,
      items()
        .map((item, index) => `${index + 1}. ${item}`)
        .join('\n'),
    ];
  if (layout === 'bulleted')
    return [
      items()
        .map((item) => `- ${item}`)
        .join('\n'),
      ...writeComparison(desk),
    ];
  if (layout === 'table') return [heading, writeTable(desk), ...writeComparison(desk)];
  if (layout === 'prose') return [named.map((entry) => writeSentence(desk, entry)).join(' '), ...writeComparison(desk)];
  return [heading, ...named.flatMap((entry) => [`### ${entry.brand.name}`, writeSection(desk, entry)])];
}

function writeDetail({ random, book, cite }: WritingDesk, { tone }: NamedBrand): string {
  return random.pick(book.details[tone]) + cite();
}

function writeSentence({ random, book, cite }: WritingDesk, { brand, tone }: NamedBrand): string {
  return fillPhrase(random.pick(book.sentences[tone]), { brand: brand.name }) + cite();
}

function writeSection(desk: WritingDesk, entry: NamedBrand): string {
  const sentence = writeSentence(desk, entry);
  return desk.random.chance(0.4) ? `${sentence} ${desk.random.pick(desk.book.details.neutral)}` : sentence;
}

function writeTable(desk: WritingDesk): string {
  const { random, book, named } = desk;
  const rows = named.map((entry) => {
    const name = entry.brand.name.replaceAll('|', '\\|');
    return `| **${name}** | ${random.pick(book.fits)} | ${random.pick(book.details[entry.tone])} |`;
  });
  return [`| ${book.tableHeads.join(' | ')} |`, '| --- | --- | --- |', ...rows].join('\n');
}

function writeComparison({ random, book, named, cite }: WritingDesk): string[] {
  const [first, second] = named;
  if (first === undefined || second === undefined || !random.chance(0.5)) return [];
  const fillings = { brand: first.brand.name, other: second.brand.name };
  return [fillPhrase(random.pick(book.comparisons), fillings) + cite()];
}

function writeTips({ random, book }: WritingDesk): string[] {
  const start = random.below(book.tips.length - 2);
  const tips = book.tips.slice(start, start + 3).map((tip) => `- ${tip}`);
  return [`### ${book.tipsHeading}`, tips.join('\n')];
}
