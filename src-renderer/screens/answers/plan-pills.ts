/** What the reader sees of filters that led here from a figure; each can be taken away. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';

import type { AnswerFilters, AnswerKey } from '../../filters/answer-filters.ts';
import { formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';

export type FilterNames = OperationOutput<'answers.list'>['filteredBy'];

export interface Pill {
  key: AnswerKey;
  label: string;
}

const { pills: words } = TEXTS.answers;

/** `names`: null until they are known. Filters with a control of their own have no pill. */
export function planPills(filters: AnswerFilters, names: FilterNames | null): Pill[] {
  const yesOrNo = (key: 'mentioned' | 'cited' | 'refusal') => {
    const value = filters[key];
    return value === undefined ? null : words[key][value === '1' ? 'yes' : 'no'];
  };
  const labels: Partial<Record<AnswerKey, string | null>> = {
    opinion: filters.opinion === undefined ? null : words.opinions[filters.opinion as keyof typeof words.opinions],
    brand: filters.brand === undefined ? null : words.brand(names?.brand ?? words.unknown),
    without: filters.without === undefined ? null : words.without(names?.withoutBrand ?? words.unknown),
    source: filters.source === undefined ? null : words.source(names?.source ?? words.unknown),
    domain: filters.domain === undefined ? null : words.source(filters.domain),
    query: filters.query === undefined ? null : words.query(filters.query),
    run:
      filters.run === undefined
        ? null
        : words.run(names?.runStartedAt ? formatMoment(names.runStartedAt) : words.unknown),
    mentioned: yesOrNo('mentioned'),
    cited: yesOrNo('cited'),
    refusal: yesOrNo('refusal'),
  };
  return Object.entries(labels).flatMap(([key, label]) => (label ? [{ key: key as AnswerKey, label }] : []));
}
