/**
 * What narrows the list of answers beyond the filters that all screens share, and its form in the address: any figure leads to
 * the answers behind it by one of these. Pure.
 */
import type { OperationInput } from '#shared/contract/index.ts';
import { OPINION_CLASSES } from '#shared/vocabulary/opinions.ts';

/** Names in the address. Yes or no is `1` or `0`; ids are as the wire writes them. */
export const ANSWER_KEYS = [
  'q',
  'prompt',
  'visible',
  'mentioned',
  'cited',
  'refusal',
  'opinion',
  'brand',
  'without',
  'source',
  'domain',
  'query',
  'run',
] as const;
export type AnswerKey = (typeof ANSWER_KEYS)[number];

/** Only what is set. */
export type AnswerFilters = Readonly<Partial<Record<AnswerKey, string>>>;

type ListInput = Omit<OperationInput<'answers.list'>, 'projectId'>;

const YES_OR_NO = ['0', '1'];
const OPINIONS: readonly string[] = [...OPINION_CLASSES, 'any'];
/** Of those that have a closed list. */
const VALUES: Readonly<Partial<Record<AnswerKey, readonly string[]>>> = {
  visible: YES_OR_NO,
  mentioned: YES_OR_NO,
  cited: YES_OR_NO,
  refusal: YES_OR_NO,
  opinion: OPINIONS,
};

/** Reads them from an address; what it does not understand counts as not set. */
export function toAnswerFilters(address: URLSearchParams): AnswerFilters {
  const known = ANSWER_KEYS.flatMap((key) => {
    const value = address.get(key)?.trim() ?? '';
    const isFit = VALUES[key]?.includes(value) ?? value !== '';
    return isFit ? [[key, value] as const] : [];
  });
  return Object.fromEntries(known);
}

/** What `answers.list` takes of them. */
export function toAnswerInput(filters: AnswerFilters): ListInput {
  const { q, prompt, opinion, brand, without, source, domain, query, run } = filters;
  const flag = (key: 'visible' | 'mentioned' | 'cited' | 'refusal') =>
    filters[key] === undefined ? {} : { [key]: filters[key] === '1' };
  return {
    ...(q !== undefined && { search: q }),
    ...(prompt !== undefined && { promptId: prompt }),
    ...flag('visible'),
    ...flag('mentioned'),
    ...flag('cited'),
    ...flag('refusal'),
    ...(opinion !== undefined && { opinion: opinion as ListInput['opinion'] }),
    ...(brand !== undefined && { brandId: brand }),
    ...(without !== undefined && { withoutBrandId: without }),
    ...(source !== undefined && { sourceId: source }),
    ...(domain !== undefined && { domain }),
    ...(query !== undefined && { fanOutQuery: query }),
    ...(run !== undefined && { runId: run }),
  };
}
