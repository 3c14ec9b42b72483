/** Counts fan-outs from generated answers alone, as the specification defines them; shares no code with the application. */
import {
  type CountedAnswer,
  compareNewest,
  countPrompts,
  daysBetween,
  type Filter,
  isVisible,
  selectAnswers,
} from './counted-answer.ts';

interface Occurrence {
  answer: CountedAnswer;
  /** Trimmed, with single spaces. */
  text: string;
  place: number;
}

export class FanoutRecount {
  readonly #answers: readonly CountedAnswer[];

  constructor(answers: readonly CountedAnswer[]) {
    this.#answers = answers;
  }

  /** One entry a search, the most frequent first, in no order among equals. */
  fanouts(filter: Filter) {
    const groups = [...this.#group(filter).values()].map((found) => ({
      query: found[0]?.text ?? '',
      count: found.length,
      promptCount: countPrompts(found.map(({ answer }) => answer)),
      models: [...new Set(found.map(({ answer }) => answer.model))].sort(),
      lastSeen: found[0]?.answer.moment ?? '',
      samplePrompt: found[0]?.answer.prompt.text ?? '',
    }));
    return groups.sort((a, b) => b.count - a.count);
  }

  meta(filter: Filter) {
    const answers = this.#choose(filter);
    return {
      totalResults: answers.length,
      totalPrompts: countPrompts(answers),
      timeframeDays: daysBetween(filter.first, filter.last) + 1,
    };
  }

  /** Occurrences of a search however it is spelled, newest first, without the ids of answers. */
  details(filter: Filter, query: string) {
    const found = this.#group(filter).get(toGroup(query)) ?? [];
    return {
      query: found[0]?.text ?? tidy(query),
      totalOccurrences: found.length,
      occurrences: found.map(({ answer }) => ({
        promptText: answer.prompt.text,
        brandName: 'Acme',
        model: answer.model,
        timestamp: answer.moment,
        visible: isVisible(answer),
        mentions: answer.named.get(0)?.times ?? 0,
      })),
    };
  }

  #choose({ model: _, language: __, ...filter }: Filter): CountedAnswer[] {
    return selectAnswers(this.#answers, filter);
  }

  /** Newest first in each group; of two spellings in one answer the later one is the newer. */
  #group(filter: Filter): Map<string, Occurrence[]> {
    const occurrences = this.#choose(filter).flatMap((answer) =>
      answer.searches.map((raw, place) => ({ answer, text: tidy(raw), place })),
    );
    const newest = occurrences
      .filter(({ text }) => text !== '')
      .sort((a, b) => compareNewest(a.answer, b.answer) || b.place - a.place);
    return Map.groupBy(newest, ({ text }) => toGroup(text));
  }
}

/** Words between single spaces. */
export function tidy(text: string): string {
  return text.split(/\s+/).filter(Boolean).join(' ');
}

function toGroup(text: string): string {
  return tidy(text).toLowerCase();
}
