/** The words of finding prompts. */
import { formatCount, formatQuantity } from '../format.ts';

export const FIND_PROMPTS = {
  button: 'Find prompts',
  back: 'All prompts',
  title: 'What could be asked that nobody asks yet?',
  note: (count: number, duplicates: number) =>
    [
      formatQuantity(count, 'suggestion', 'suggestions'),
      duplicates > 0 ? `${formatCount(duplicates)} more left out, because a prompt asks the same already` : '',
      'from the searches of 90 days; nothing is asked before you choose',
    ]
      .filter(Boolean)
      .join(' · '),
  filters: {
    reason: 'Reason',
    anyReason: 'Any reason',
    language: 'Language',
    anyLanguage: 'Any language',
    intent: 'Intent',
    anyIntent: 'Any intent',
  },
  columns: {
    prompt: 'Prompt and why',
    source: 'Reason',
    language: 'Language',
    intents: 'Intents',
    searches: 'Searches',
    answers: 'Answers',
    engines: 'Engines',
    reason: 'Why',
    behind: 'Searched for answering',
  },
  definitions: {
    searches: 'How often engines searched for it, or for the competitor, in 90 days.',
    answers: 'Answers with those searches, or that name the competitor.',
    behind: 'The prompt that led engines to this search most often.',
    made: 'Suggested because its intent is missing, not because it was searched for',
  },
  sources: {
    search: 'Searched for',
    gap: 'Gap: never cited',
    competitor: 'Competitor',
    intent: 'Missing intent',
  },
  intents: {
    commercial: 'Comparing',
    informational: 'Learning',
    transactional: 'Buying',
    navigational: 'Finding a site',
  },
  searched: (engines: string, searches: number, answers: number) =>
    `${engines} searched for it ${formatQuantity(searches, 'time', 'times')} in ${formatQuantity(answers, 'answer', 'answers')};`,
  moreEngines: (count: number) => formatQuantity(count, 'other', 'others'),
  neverCited: 'none of them cites your site.',
  cited: (count: number) => `${formatCount(count)} of them ${count === 1 ? 'cites' : 'cite'} your site.`,
  rival: (name: string, answers: number, searches: number) =>
    `${name} is named in ${formatQuantity(answers, 'answer', 'answers')} and was searched for ${formatQuantity(searches, 'time', 'times')}; no prompt asks about it like this.`,
  missing: (intent: string) => `No prompt in this language has the intent “${intent}”.`,
  chosen: {
    label: 'With the chosen suggestions',
    count: (count: number) => `${formatCount(count)} chosen`,
    state: 'Add them as',
    paused: 'Paused',
    active: 'Active',
    tags: 'Tags (optional)',
    add: (count: number) => `Add ${formatQuantity(count, 'prompt', 'prompts')}`,
    none: 'Clear selection',
    counting: 'Calculating the cost …',
    forecast: (calls: number, run: string, month: string) =>
      `A run of these asks ${formatQuantity(calls, 'time', 'times')} and costs about ${run}, about ${month} a month by the schedule.`,
    whenResumed: 'Paused prompts cost nothing until somebody resumes them.',
    askedAtOnce: 'They are asked at once.',
    done: (created: number, known: number) =>
      `${formatQuantity(created, 'prompt was', 'prompts were')} added${known > 0 ? `, ${formatCount(known)} here already` : ''}`,
  },
  empty: {
    title: 'Nothing to suggest yet',
    text: 'Suggestions come from what engines search for while they answer, from competitors and from intents that no prompt has. Ask some prompts first, or import a list from a file.',
    filtered: 'No suggestion matches',
    filteredText: 'Remove a filter or clear the search to see more.',
  },
};
