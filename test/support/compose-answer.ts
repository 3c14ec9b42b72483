/** Writes one answer's Markdown beside what it says: its plain text and every mention, known from putting it together. */
import { PHRASES, TRAPS, WORLD_BRANDS, type WorldLanguage } from './answer-world.ts';
import type { Choice } from './seeded-choice.ts';

export interface ComposedMention {
  /** Index into the world's brands. */
  brand: number;
  /** Offset of the name in `plain`. */
  start: number;
  /** Sum of the weights of the words in its sentence. */
  weight: number;
}

export interface ComposedText {
  markdown: string;
  /** What a reader sees; a gap character stands for code and bare addresses. */
  plain: string;
  mentions: ComposedMention[];
}

const EMPTY: ComposedText = { markdown: '', plain: '', mentions: [] };

/** Headings, paragraphs, lists, tables, quotes and code in changing order; some answers name nobody. */
export function composeAnswer(choice: Choice, language: WorldLanguage): ComposedText {
  const phrases = PHRASES[language];
  const isNaming = choice.isTrue(0.85);
  const favourite = choice.isTrue(0.45) ? 0 : choice.below(WORLD_BRANDS.length);
  const blocks: ComposedText[] = [];
  if (choice.isTrue(0.5)) blocks.push(wrap('## ', toPlain(phrases.heading)));
  const count = 1 + choice.below(4);
  for (let index = 0; index < count; index++) {
    const kind = choice.below(6);
    if (!isNaming) blocks.push(toPlain(choice.pick(phrases.filler)));
    else if (kind === 0) blocks.push(composeList(choice, language, favourite));
    else if (kind === 1) blocks.push(composeTable(choice, language, favourite));
    else blocks.push(wrap(kind === 2 ? '> ' : '', composeParagraph(choice, language, favourite)));
  }
  if (choice.isTrue(0.15)) blocks.push({ markdown: '```\nAcme Borealis\n```', plain: '\uFFFC', mentions: [] });
  return join(blocks, '\n\n', '\n');
}

function composeParagraph(choice: Choice, language: WorldLanguage, favourite: number): ComposedText {
  const sentences = Array.from({ length: 1 + choice.below(4) }, () => composeSentence(choice, language, favourite));
  return join(sentences, ' ', ' ');
}

function composeSentence(choice: Choice, language: WorldLanguage, favourite: number): ComposedText {
  const phrases = PHRASES[language];
  const brand = choice.isTrue(0.5) ? favourite : choice.below(WORLD_BRANDS.length);
  switch (choice.below(8)) {
    case 0:
      return toPlain(choice.pick(phrases.filler));
    case 1:
      return { ...EMPTY, ...choice.pick(TRAPS) };
    case 2:
      return fill(choice, phrases.praise, [brand], 3);
    case 3:
      return fill(choice, phrases.blame, [brand], -3);
    case 4:
      return fill(choice, choice.pick(phrases.pair), [brand, choice.below(WORLD_BRANDS.length)], 0);
    default:
      return fill(choice, choice.pick(phrases.neutral), [brand], 0);
  }
}

function composeList(choice: Choice, language: WorldLanguage, favourite: number): ComposedText {
  const isNumbered = choice.isTrue(0.5);
  const items = Array.from({ length: 2 + choice.below(3) }, (_, index) =>
    wrap(isNumbered ? `${index + 1}. ` : '- ', composeSentence(choice, language, favourite)),
  );
  return join(items, '\n', '\n');
}

function composeTable(choice: Choice, language: WorldLanguage, favourite: number): ComposedText {
  const [tool, seats] = PHRASES[language].table;
  const head = { markdown: `| ${tool} | ${seats} |\n| --- | --- |`, plain: `${tool}\n${seats}`, mentions: [] };
  const rows = [favourite, choice.below(WORLD_BRANDS.length)].map((brand) => {
    const name = renderName(choice, brand, 0);
    const value = String(choice.below(90));
    return join([wrap('| ', name), { markdown: `${value} |`, plain: value, mentions: [] }], ' | ', '\n');
  });
  return join([head, ...rows], '\n', '\n');
}

/** Puts names into a phrase. */
function fill(choice: Choice, phrase: string, brands: readonly number[], weight: number): ComposedText {
  const parts = phrase.split(/(\{[nm]\})/);
  const pieces = parts.map((part) => {
    if (part === '{n}') return renderName(choice, brands[0] ?? 0, weight);
    if (part === '{m}') return renderName(choice, brands[1] ?? 0, weight);
    return toPlain(part);
  });
  return join(pieces, '', '');
}

/** A name in one of its spellings: alias, upper case, emphasised, in part or as a link, with a suffix, another hyphen or accent. */
function renderName(choice: Choice, brand: number, weight: number): ComposedText {
  const { name, aliases } = WORLD_BRANDS[brand] ?? { name: '', aliases: [] };
  const written = respell(choice, aliases.length > 0 && choice.isTrue(0.3) ? choice.pick(aliases) : name);
  const mentions = [{ brand, start: 0, weight }];
  const [first, ...rest] = written.split(' ');
  switch (choice.below(7)) {
    case 0:
      return { markdown: `**${written}**`, plain: written, mentions };
    case 1:
      return { markdown: [`*${first}*`, ...rest].join(' '), plain: written, mentions };
    case 2:
      return { markdown: `[${written}](https://www.borealis.example/Cindra)`, plain: written, mentions };
    case 3:
      return { markdown: `${written}'s`, plain: `${written}'s`, mentions };
    default:
      return { markdown: written, plain: written, mentions };
  }
}

function respell(choice: Choice, name: string): string {
  if (name === 'Jun-Ko' && choice.isTrue(0.4)) return 'Jun Ko';
  if (name === 'Özgen Nord' && choice.isTrue(0.4)) return 'Ozgen-Nord';
  return choice.isTrue(0.15) ? name.toUpperCase() : name;
}

function toPlain(text: string): ComposedText {
  return { markdown: text, plain: text, mentions: [] };
}

function wrap(prefix: string, text: ComposedText): ComposedText {
  return { ...text, markdown: `${prefix}${text.markdown}` };
}

function join(parts: readonly ComposedText[], markdownGlue: string, plainGlue: string): ComposedText {
  return parts.reduce((all, part, index) => {
    const before = index === 0 ? '' : plainGlue;
    const offset = all.plain.length + before.length;
    return {
      markdown: index === 0 ? part.markdown : `${all.markdown}${markdownGlue}${part.markdown}`,
      plain: `${all.plain}${before}${part.plain}`,
      mentions: [...all.mentions, ...part.mentions.map((mention) => ({ ...mention, start: mention.start + offset }))],
    };
  }, EMPTY);
}
