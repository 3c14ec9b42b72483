/**
 * What narrows the list of answers beyond the filters that all screens share, and its form in the address: any figure leads to
 * the answers behind it by one of these. Pure.
 */
import type { OperationInput } from '#shared/contract/index.ts';

/** Names in the address. Yes or no is `1` or `0`; ids are as the wire writes them. */
export const ANSWER_KEYS = [
  'q',
  'prompt',
  'visible',
  'mentioned',
  'cited',
  'refusal',
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

const YES_OR_NO: ReadonlySet<AnswerKey> = new Set(['visible', 'mentioned', 'cited', 'refusal']);

/** Reads them from an address; what it does not understand counts as not set. */
export function toAnswerFilters(address: URLSearchParams): AnswerFilters {
  const known = ANSWER_KEYS.flatMap((key) => {
    const value = address.get(key)?.trim() ?? '';
    const isFit = YES_OR_NO.has(key) ? value === '0' || value === '1' : value !== '';
    return isFit ? [[key, value] as const] : [];
  });
  return Object.fromEntries(known);
}

/** What `answers.list` takes of them. */
export function toAnswerInput(filters: AnswerFilters): ListInput {
  const { q, prompt, brand, without, source, domain, query, run } = filters;
  const flag = (key: 'visible' | 'mentioned' | 'cited' | 'refusal') =>
    filters[key] === undefined ? {} : { [key]: filters[key] === '1' };
  return {
    ...(q !== undefined && { search: q }),
    ...(prompt !== undefined && { promptId: prompt }),
    ...flag('visible'),
    ...flag('mentioned'),
    ...flag('cited'),
    ...flag('refusal'),
    ...(brand !== undefined && { brandId: brand }),
    ...(without !== undefined && { withoutBrandId: without }),
    ...(source !== undefined && { sourceId: source }),
    ...(domain !== undefined && { domain }),
    ...(query !== undefined && { fanOutQuery: query }),
    ...(run !== undefined && { runId: run }),
  };
}
