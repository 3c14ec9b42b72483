/**
 * Counts figures from generated answers alone, as the specification defines them. Shares no code with the application:
 * where both agree, two independent readings agree.
 */
import type { GeneratedAnswer, WorldPrompt } from './generate-answers.ts';

export interface Filter {
  /** `YYYY-MM-DD`, both inclusive. */
  first: string;
  last: string;
  model?: string;
  language?: string;
  tags?: readonly string[];
}

/** What one answer is worth to the own brand. */
interface Counted {
  date: string;
  model: string;
  prompt: WorldPrompt;
  isNamed: boolean;
  isCited: boolean;
  order: number;
  depth: number;
  sentiment: number;
  competitorsNamed: number[];
  pages: string[];
}

const DAY_MS = 86_400_000;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

export class Recount {
  readonly #answers: Counted[];

  constructor(answers: Iterable<GeneratedAnswer>) {
    this.#answers = Array.from(answers, toCounted);
  }

  summary(filter: Filter) {
    const length = daysBetween(filter.first, filter.last) + 1;
    const before = { ...filter, first: addDays(filter.first, -length), last: addDays(filter.first, -1) };
    const current = this.#period(filter);
    const previous = this.#period(before);
    const change = (a: number | null, b: number | null) => (a === null || b === null ? null : a - b);
    const changes = {
      visibleChange: current.visible - previous.visible,
      visibilityRateChange: current.visibilityRate - previous.visibilityRate,
      responseVisibilityRateChange: current.responseVisibilityRate - previous.responseVisibilityRate,
      mentionsChange: current.mentions - previous.mentions,
      positionChange: change(current.position, previous.position),
      sentimentChange: change(current.sentiment, previous.sentiment),
      mentionRateChange: current.mentionRate - previous.mentionRate,
      citationRateChange: current.citationRate - previous.citationRate,
      citedChange: current.cited - previous.cited,
    };
    return { current, previous, changes };
  }

  timeseries(filter: Filter) {
    const byDate = Map.groupBy(this.#select(filter), (answer) => answer.date);
    const length = daysBetween(filter.first, filter.last) + 1;
    const chartData = Array.from({ length }, (_, index) => {
      const date = addDays(filter.first, index);
      const answers = byDate.get(date) ?? [];
      const named = answers.filter((answer) => answer.isNamed);
      const visible = answers.filter(isVisible).length;
      return {
        date,
        totalResults: answers.length,
        visible,
        notVisible: answers.length - visible,
        mentions: named.length,
        cited: answers.filter((answer) => answer.isCited).length,
        mentionOrder: mean(named.map((answer) => answer.order)),
        position: mean(named.map((answer) => answer.depth)),
        sentiment: mean(named.map((answer) => answer.sentiment)),
        uniquePrompts: new Set(answers.map((answer) => answer.prompt)).size,
      };
    });
    return { chartData, anchoredWindow: null };
  }

  /** One entry a prompt that the language and tags choose, found by text and upper-case language. */
  prompts(filter: Filter) {
    const shown = new Set(this.#answers.map((answer) => answer.prompt).filter((prompt) => isChosen(prompt, filter)));
    const answers = Map.groupBy(this.#select(filter), (answer) => answer.prompt);
    return [...shown].map((prompt) => ({
      prompt: prompt.text,
      language: prompt.language.toUpperCase(),
      ...toPromptFigures(answers.get(prompt) ?? []),
    }));
  }

  #select(filter: Filter): Counted[] {
    return this.#answers.filter(
      ({ date, model, prompt }) =>
        date >= filter.first &&
        date <= filter.last &&
        (filter.model === undefined || model === filter.model) &&
        isChosen(prompt, filter),
    );
  }

  #period(filter: Filter) {
    const answers = this.#select(filter);
    const named = answers.filter((answer) => answer.isNamed);
    const cited = answers.filter((answer) => answer.isCited).length;
    const tracked = new Set(answers.map((answer) => answer.prompt)).size;
    const visible = new Set(answers.filter(isVisible).map((answer) => answer.prompt)).size;
    return {
      totalResponses: answers.length,
      responseVisibilityRate: percent(answers.filter(isVisible).length, answers.length),
      mentionRate: percent(named.length, answers.length),
      citationRate: percent(cited, answers.length),
      mentions: named.length,
      cited,
      visibilityRate: percent(visible, tracked),
      visible,
      notVisible: tracked - visible,
      position: mean(named.map((answer) => answer.depth)),
      sentiment: mean(named.map((answer) => answer.sentiment)),
      date: filter.last,
      periodStart: filter.first,
      periodEnd: filter.last,
    };
  }
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function toPromptFigures(answers: readonly Counted[]) {
  const named = answers.filter((answer) => answer.isNamed);
  const sentiment = mean(named.map((answer) => answer.sentiment));
  const score = sentiment === null ? null : sentiment / 100;
  return {
    isVisible: answers.some(isVisible),
    mentions: named.length,
    mentionRate: percent(named.length, answers.length),
    citationRate: percent(answers.filter((answer) => answer.isCited).length, answers.length),
    averagePosition: mean(named.map((answer) => answer.depth)),
    sentimentScore: score,
    sentimentCategory: score === null ? null : score < 0.4 ? 'negative' : score > 0.6 ? 'positive' : 'neutral',
    competitorCount: new Set(answers.flatMap((answer) => answer.competitorsNamed)).size,
    sourceCount: new Set(answers.flatMap((answer) => answer.pages)).size,
  };
}

function toCounted({ line, prompt, said, citedBrands, pages }: GeneratedAnswer): Counted {
  const firstMentions = [...said.mentions].sort((a, b) => a.start - b.start);
  const order = [...new Set(firstMentions.map((mention) => mention.brand))];
  const own = firstMentions.filter((mention) => mention.brand === 0);
  const scores = own.map(({ weight }) => 50 + (50 * weight) / Math.sqrt(weight ** 2 + 15));
  return {
    date: new Date(line.answeredAt).toISOString().slice(0, 10),
    model: line.model,
    prompt,
    isNamed: own.length > 0,
    isCited: citedBrands.includes(0),
    order: order.indexOf(0) + 1,
    depth: own[0] ? depthOf(said.plain, own[0].start) : 0,
    sentiment: mean(scores) ?? 50,
    competitorsNamed: order.filter((brand) => brand !== 0),
    pages,
  };
}

/** Index of the word that starts at the offset, over the number of words, in percent. */
function depthOf(plain: string, start: number): number {
  const words = [...segmenter.segment(plain)].filter((segment) => segment.isWordLike);
  return (words.filter((word) => word.index < start).length / words.length) * 100;
}

function isVisible(answer: Counted): boolean {
  return answer.isNamed || answer.isCited;
}

function isChosen(prompt: WorldPrompt, { language, tags }: Filter): boolean {
  const wanted = tags?.map((tag) => tag.toLowerCase());
  return (
    (language === undefined || prompt.language === language.toLowerCase()) &&
    (!wanted || prompt.tags.some((tag) => wanted.includes(tag.toLowerCase())))
  );
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS;
}
