/** Writes one answer of the bench's world: Markdown of about 1.7 KB, six sources, two searches. The same place, the same answer. */
import { createSeededRandom, type SeededRandom } from '#main/core/engines/simulated/seeded-random.ts';
import { type Vocabulary, vocabularyOf } from '../words/vocabulary.ts';
import type { PooledSource } from './source-pool.ts';
import { composeQuery, type World, type WorldBrand } from './world.ts';

export interface WrittenAnswer {
  text: string;
  /** In order of reference, each page once. */
  cited: PooledSource[];
  queries: string[];
}

const SOURCES = 6;
const QUERIES = 2;
/** Length of the Markdown, in UTF-16 units, at which the last paragraph is written. */
const LEAST_LENGTH = 1_330;
const UNIQUE_QUERY_CHANCE = 0.15;

/** `place` names the prompt, engine and day, so that no two answers are alike. */
export function writeAnswer(world: World, promptIndex: number, place: string): WrittenAnswer {
  const random = createSeededRandom(`${world.seed} ${place} ${promptIndex}`);
  const vocabulary = vocabularyOf(world.prompts[promptIndex]!.language);
  const cited = drawSources(world, random);
  const named = shuffle(
    world.brands.filter((brand) => random.chance(brand.standing)),
    random,
  );
  const text = writeText({ vocabulary, random, named, cited });
  return { text, cited, queries: Array.from({ length: QUERIES }, () => drawQuery(world, random)) };
}

interface Draft {
  vocabulary: Vocabulary;
  random: SeededRandom;
  named: readonly WorldBrand[];
  cited: readonly PooledSource[];
}

function writeText(draft: Draft): string {
  const { vocabulary, random, named } = draft;
  const blocks = [writeParagraph(draft, 2)];
  const listed = named.slice(0, Math.ceil(named.length * 0.8));
  if (listed.length > 0)
    blocks.push(writeHeading(draft), random.chance(0.3) ? writeTable(draft, listed) : writeList(draft, listed));
  for (const brand of named.slice(listed.length)) {
    blocks.push(
      `${writeSentence(vocabulary, random)} ${capitalise(vocabulary.phrase(random, 3))} ${brand.name} ${vocabulary.phrase(random, 6)}.`,
    );
  }
  while (lengthOf(blocks) < LEAST_LENGTH) {
    if (random.chance(0.35)) blocks.push(writeHeading(draft));
    blocks.push(random.chance(0.3) ? writePoints(draft) : writeParagraph(draft, 2 + random.below(3)));
  }
  blocks.push(writeParagraph(draft, 1));
  return blocks.join('\n\n');
}

const lengthOf = (blocks: readonly string[]) => blocks.reduce((sum, block) => sum + block.length + 2, 0);

function writeHeading({ vocabulary, random }: Draft): string {
  return `${random.chance(0.7) ? '##' : '###'} ${random.pick(vocabulary.list.headings)}: ${vocabulary.phrase(random, 2)}`;
}

function writeParagraph({ vocabulary, random, cited }: Draft, sentences: number): string {
  const text = Array.from({ length: sentences }, () => writeSentence(vocabulary, random)).join(' ');
  return random.chance(0.4) ? `${text} ${toLink(random.pick(cited))}` : text;
}

function writeList({ vocabulary, random, cited }: Draft, brands: readonly WorldBrand[]): string {
  const isNumbered = random.chance(0.5);
  return brands
    .map((brand, index) => {
      const mark = isNumbered ? `${index + 1}.` : '-';
      const link = random.chance(0.4) ? ` (${toLink(cited[index % cited.length]!)})` : '';
      return `${mark} **${brand.name}**: ${vocabulary.phrase(random, 8 + random.below(10))}.${link}`;
    })
    .join('\n');
}

function writeTable({ vocabulary, random }: Draft, brands: readonly WorldBrand[]): string {
  const rows = brands.map(
    (brand) =>
      `| ${brand.name} | ${vocabulary.phrase(random, 4 + random.below(4))} | ${9 + random.below(190)},${random.below(10)}0 |`,
  );
  return [`| ${vocabulary.list.columns.join(' | ')} |`, '|---|---|---|', ...rows].join('\n');
}

function writePoints({ vocabulary, random }: Draft): string {
  return Array.from({ length: 2 + random.below(3) }, () => `- ${vocabulary.phrase(random, 5 + random.below(8))}`).join(
    '\n',
  );
}

function writeSentence(vocabulary: Vocabulary, random: SeededRandom): string {
  const words = vocabulary.phrase(random, 7 + random.below(12)).split(' ');
  if (random.chance(0.5)) words[3] += ',';
  if (random.chance(0.15)) words[5] = `**${words[5]}**`;
  return `${capitalise(words.join(' '))}.`;
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const toLink = ({ url, title }: PooledSource) => `[${title.split(' ').slice(0, 3).join(' ')}](${url})`;

function drawSources(world: World, random: SeededRandom): PooledSource[] {
  const drawn = new Set<PooledSource>();
  while (drawn.size < SOURCES) drawn.add(world.sources[world.sourceRanks.draw(random)]!);
  return [...drawn];
}

function drawQuery(world: World, random: SeededRandom): string {
  return random.chance(UNIQUE_QUERY_CHANCE) ? composeQuery(random) : world.queries[world.queryRanks.draw(random)]!;
}

function shuffle<Item>(items: Item[], random: SeededRandom): Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
