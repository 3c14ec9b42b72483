/**
 * What one generated answer is worth to each brand, which answers a filter chooses, and the small sums that recounts share. Follows the
 * specification; shares no code with the application.
 */
import type { GeneratedAnswer, WorldPrompt } from './generate-answers.ts';

export interface Filter {
  /** `YYYY-MM-DD`, both inclusive. */
  first: string;
  last: string;
  model?: string;
  language?: string;
  surface?: string;
  branded?: boolean;
  tags?: readonly string[];
}

/** How an answer names one brand. */
export interface Naming {
  times: number;
  /** 1 = the first brand that the answer names. */
  order: number;
  /** 0-100, 0 = the very top. */
  depth: number;
  /** 0-100 to two decimals, 50 = neutral; null: nothing is said about it. */
  sentiment: number | null;
}

export interface CountedAnswer {
  /** Place in the file: of two answers of the same moment the later line is the newer one. */
  index: number;
  /** ISO 8601, UTC. */
  moment: string;
  date: string;
  model: string;
  surface: string;
  prompt: WorldPrompt;
  /** By index of the brand, in the order in which the answer names them. */
  named: Map<number, Naming>;
  cited: Set<number>;
  sources: { url: string; title?: string }[];
  pages: string[];
  searches: string[];
}

const DAY_MS = 86_400_000;
/** By which a sentiment nears the ends of the scale; one word of weight 3 gives 75.35. */
const SOFTNESS = 26;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

export function countAnswers(answers: Iterable<GeneratedAnswer>): CountedAnswer[] {
  return Array.from(answers, toCounted);
}

export function selectAnswers(answers: readonly CountedAnswer[], filter: Filter): CountedAnswer[] {
  return answers.filter(
    ({ date, model, surface, prompt }) =>
      date >= filter.first &&
      date <= filter.last &&
      (filter.model === undefined || model === filter.model) &&
      (filter.surface === undefined || surface === filter.surface) &&
      isChosen(prompt, filter),
  );
}

/** What a filter says of prompts; one that is branded has the name of the own brand in its words. */
export function isChosen(prompt: WorldPrompt, { language, branded, tags }: Filter): boolean {
  const wanted = tags?.map((tag) => tag.toLowerCase());
  return (
    (language === undefined || prompt.language === language.toLowerCase()) &&
    (branded === undefined || prompt.text.includes('Acme') === branded) &&
    (!wanted || prompt.tags.some((tag) => wanted.includes(tag.toLowerCase())))
  );
}

/** The equally long window directly before. */
export function toPrevious(filter: Filter): Filter {
  const length = daysBetween(filter.first, filter.last) + 1;
  return { ...filter, first: addDays(filter.first, -length), last: addDays(filter.first, -1) };
}

export function isVisible(answer: CountedAnswer, brand = 0): boolean {
  return answer.named.has(brand) || answer.cited.has(brand);
}

/** Newest first. */
export function compareNewest(a: CountedAnswer, b: CountedAnswer): number {
  if (a.moment !== b.moment) return a.moment > b.moment ? -1 : 1;
  return b.index - a.index;
}

export function countPrompts(answers: readonly CountedAnswer[]): number {
  return new Set(answers.map((answer) => answer.prompt)).size;
}

/** The key under which a prompt is found in any list. */
export function toPromptKey(prompt: { prompt: string; language: string }): string {
  return `${prompt.language.toUpperCase()} ${prompt.prompt}`;
}

export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}

export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Over those that have a value. */
export function meanOfKnown(values: readonly (number | null)[]): number | null {
  return mean(values.filter((value) => value !== null));
}

/** The shares of what is said, in percent of the answers that name the brand. */
export function shareOpinions(named: readonly Naming[]) {
  if (named.length === 0) return { sentimentCoverage: null, sentimentShares: null };
  const share = (test: (sentiment: number) => boolean) =>
    percent(named.filter(({ sentiment }) => sentiment !== null && test(sentiment)).length, named.length);
  return {
    sentimentCoverage: share(() => true),
    sentimentShares: {
      positive: share((sentiment) => sentiment > 60),
      neutral: share((sentiment) => sentiment >= 40 && sentiment <= 60),
      negative: share((sentiment) => sentiment < 40),
      none: percent(named.filter(({ sentiment }) => sentiment === null).length, named.length),
      answers: named.length,
      overrides: 0,
    },
  };
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS;
}

function toCounted({ line, prompt, said, citedBrands, pages }: GeneratedAnswer, index: number): CountedAnswer {
  const moment = new Date(line.answeredAt).toISOString();
  const mentions = Map.groupBy(
    [...said.mentions].sort((a, b) => a.start - b.start),
    (mention) => mention.brand,
  );
  const named = [...mentions].map(([brand, own], place): [number, Naming] => {
    const depth = depthOf(said.plain, own[0]?.start ?? 0);
    return [
      brand,
      { times: own.length, order: place + 1, depth, sentiment: toSentiment(own.map(({ weight }) => weight)) },
    ];
  });
  return {
    index,
    moment,
    date: moment.slice(0, 10),
    model: line.model,
    surface: line.surface ?? 'import',
    prompt,
    named: new Map(named),
    cited: new Set(citedBrands),
    sources: line.sources,
    pages,
    searches: line.fanOutQueries ?? [],
  };
}

/** Of the words that say something about a brand; null where there are none. */
function toSentiment(weights: readonly number[]): number | null {
  const said = weights.filter((weight) => weight !== 0);
  if (said.length === 0) return null;
  const sum = said.reduce((total, weight) => total + weight, 0) / Math.sqrt(said.length);
  return Math.round((50 + (50 * sum) / Math.sqrt(sum ** 2 + SOFTNESS)) * 100) / 100;
}

/** Index of the word that starts at the offset, over the number of words, in percent. */
function depthOf(plain: string, start: number): number {
  const words = [...segmenter.segment(plain)].filter((segment) => segment.isWordLike);
  return (words.filter((word) => word.index < start).length / words.length) * 100;
}
