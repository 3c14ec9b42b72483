/** The words of the fan-outs screen. */
import { formatCount, formatQuantity } from '../format.ts';

export const FANOUTS = {
  label: 'What engines searched for',
  columns: {
    query: 'Search',
    count: 'Times',
    share: 'Of answers, %',
    prompts: 'Prompts',
    engines: 'Engines',
    added: 'Added to the prompt',
    lastSeen: 'Last seen',
    sample: 'From the prompt',
  },
  definitions: {
    count: 'Occurrences: twice in one answer counts twice',
    share: 'Share of all answers for which the engine searched for it; an answer counts once',
    prompts: 'Distinct prompts that led to it',
    added: 'Words of the search that its newest prompt does not have',
  },
  searched: {
    name: 'the share of answers with this search',
    definition: 'Share of all answers of the period for which the engine searched for this. An answer counts once.',
    anyDefinition:
      'Share of all answers of the period for which the engine searched. Engines that do not disclose their searches count as if they made none.',
    above: 'answers with a search',
    below: 'answers',
    line: 'Answers that searched:',
  },
  engineCount: (count: number) => formatQuantity(count, 'engine', 'engines'),
  noAdded: 'The search adds no word to its prompt',
  engine: 'Engine',
  allEngines: 'All',
  words: {
    title: 'What do engines add?',
    note: (searches: string) => `Words of searches that the prompt does not have; searches: ${searches}`,
    incomplete: 'Only the most frequent searches were looked at.',
    none: 'No search of this period adds a word to its prompt.',
    bar: (count: string, queries: string, prompts: string) =>
      `Times: ${count}; searches: ${queries}; prompts: ${prompts}`,
    choose: (word: string) => `Show searches with ${word}`,
    copy: 'Copy all',
    copied: 'Copied',
  },
  panel: {
    occurrences: (count: number) => formatQuantity(count, 'occurrence', 'occurrences'),
    visible: (share: string) => `you are visible in ${share} of its answers`,
    prompts: 'Prompts that lead there',
    answers: 'See its answers',
    newest: 'Newest answers',
    isVisible: 'you are visible',
    notVisible: 'you are not visible',
    more: (count: number) => `and ${formatCount(count)} more`,
  },
  empty: {
    title: 'No searches in this period',
    text: 'Engines that search the web while answering report what they searched for. Once they do, this shows their searches and the words they add to your prompts.',
    filtered: 'No search matches',
    filteredText: 'No search contains these words.',
  },
};
