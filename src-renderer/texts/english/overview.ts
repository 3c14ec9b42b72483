/** The words of the overview. */
import { formatCount, formatQuantity } from '../format.ts';

export const OVERVIEW = {
  figures: 'Key figures',
  noAnswers: 'No answers in this period',
  neverNamed: 'The brand was not named',
  nothingSaid: 'Nothing good or bad was said about it',
  noneBefore: 'Nothing to compare with',
  points: (change: string) => `${change} pts`,
  up: { depth: 'deeper', sentiment: 'warmer' },
  down: { depth: 'higher up', sentiment: 'cooler' },
  sample: (count: string) => `n ${count}`,
  tiles: {
    visibility: {
      name: 'Visibility',
      definition: 'Share of answers that name the brand or cite its own site.',
      hits: 'Visible answers',
    },
    mentionRate: {
      name: 'Mention rate',
      definition: 'Share of answers that name the brand in their text.',
      hits: 'Answers naming the brand',
    },
    citationRate: {
      name: 'Citation rate',
      definition: 'Share of answers that cite the brand’s own site as a source.',
      hits: 'Answers citing the site',
    },
    coverage: {
      name: 'Prompt coverage',
      definition: 'Share of prompts with at least one visible answer.',
      hits: 'Prompts with a visible answer',
    },
    depth: {
      name: 'Depth',
      definition:
        'How deep in an answer the brand is named first, on average: 0 is the very top, 100 the end. Lower is better. It is not a ranking.',
    },
    sentiment: {
      name: 'Sentiment',
      definition:
        'How warmly answers speak of the brand, on average over those that say something about it: 50 is neutral, 100 fully positive.',
    },
  },
  few: {
    word: 'few answers',
    of: (hits: string, total: string) => `${hits} of ${total}`,
    answers: (count: number) =>
      `This rests on ${formatQuantity(count, 'answer', 'answers')} only: chance alone can move it a long way. From about 30 on it begins to mean something.`,
    prompts: (count: number) =>
      `This rests on ${formatQuantity(count, 'prompt', 'prompts')} only: a single question can decide it.`,
  },
  firstDays: {
    title: (day: string, days: number) =>
      days === 1 ? `What the first day shows: ${day}` : `What the first days show, since ${day}`,
    note: 'Counts of the answers so far: too few days for a line over time',
    collecting: 'What is being collected',
    asked: (prompts: number, engines: string) =>
      `${formatQuantity(prompts, 'prompt is', 'prompts are')} put to ${engines}.`,
    soFar: (answers: number, days: number) =>
      `${formatQuantity(answers, 'answer', 'answers')} so far, on ${formatQuantity(days, 'day', 'days')}.`,
    holds: 'When the first figures hold',
    answersToGo: (answers: number, days: number) =>
      `From 30 answers on a rate is told with its interval: ${formatCount(answers)} to go, about ${formatQuantity(days, 'more day', 'more days')} at this pace. Until then figures are counts.`,
    promptsToGo: (prompts: number) =>
      `Add ${formatQuantity(prompts, 'prompt', 'prompts')} or more: under 5 nothing can be said beyond the prompts themselves, however often they are asked.`,
    enough: 'The figures below hold already, each with its interval: there are enough answers and prompts.',
    change:
      'A change needs as many answers in the period before. After about two weeks the second can be compared with the first.',
    read: 'Answers to read',
    readAll: 'Read all answers',
    answer: (engine: string, prompt: string) => `${engine}: ${prompt}`,
    named: (named: number, total: number) =>
      `${formatCount(named)} of ${formatQuantity(total, 'answer names', 'answers name')} you.`,
    byEngine: 'Which engines named you',
    namedIn: (named: number, total: number) =>
      `named you in ${formatCount(named)} of ${formatQuantity(total, 'answer', 'answers')}`,
    silent: 'has given no answer yet',
    ownName: 'Prompts with your own name in them',
    noOwnName: 'None: whoever named you thought of you without being told the name.',
    ownNameNote: (answers: number, named: number, rest: number) =>
      `${formatQuantity(answers, 'answer replies', 'answers reply')} to a prompt that says your name, and an answer to such a prompt nearly always repeats it. Without them you are named in ${formatCount(named)} of ${formatQuantity(rest, 'answer', 'answers')}.`,
    tomorrow: 'What comes next',
    next: (moment: string) => `The same prompts are asked again on ${moment}.`,
    byHand: 'This project is asked by hand: choose “Run now” on another day.',
    later: 'From the third day on there is a line over time here.',
  },
  lines: {
    rate: 'Share',
    answers: 'Analyzed answers',
    prompts: 'Prompts asked',
    before: 'Period before',
    beforeOf: (rate: string, count: string) => `${rate} of ${count}`,
    change: 'Change',
    changeVerdict: (change: string, verdict: string) => `${change}, ${verdict}`,
    changeBrand: 'Brand interval of the change',
    changeRepeat: 'Repeat interval of the change',
    mean: 'Average',
    pointsSpan: (low: string, high: string) => `${low} to ${high} pts`,
    namedAnswers: 'Answers naming the brand',
    opinions: 'Answers that say something about it',
  },
  behind: (count: number) => `See the ${formatQuantity(count, 'answer', 'answers')}`,
  mix: {
    surfaces: 'Answers of several surfaces are counted together:',
    only: (surface: string) => `Only ${surface}`,
    prompts: (branded: string, answers: string) => `Answers to prompts that name the brand: ${branded} of ${answers}.`,
    without: 'leave them out',
    alone: 'show only them',
  },
  rateChart: {
    title: 'How often is the brand visible?',
    note: 'Share of answers; the band is the repeat interval of visibility: these same prompts asked again',
    grain: 'Group by',
    day: 'Day',
    week: 'Week',
  },
  answersChart: { title: 'How many answers were collected?' },
  engineLines: {
    title: 'Which of the chosen engines shows the brand?',
    note: 'Share of the answers of each engine in which the brand is named or cited',
    pair: (prompts: number, said: { one: string; other: string; points: string; verdict: string }) =>
      `Over the ${formatQuantity(prompts, 'prompt', 'prompts')} that both answered: ${said.one}, ${said.other}; ${said.points}, ${said.verdict}`,
    leftOut: (prompts: number) =>
      `${formatQuantity(prompts, 'prompt', 'prompts')} answered by only one of them left out`,
    nothingShared: (one: string, other: string) => `${one} and ${other} answered no prompt in common`,
  },
  engines: {
    title: 'Which engines show the brand?',
    note: 'Choose an engine to filter every figure by it',
    engine: 'Engine',
    visibility: 'Visibility, %',
    mention: 'Mention rate, %',
    citation: 'Citation rate, %',
    sample: 'n',
    noEngines: 'This project asks no engine yet.',
    failed: 'This engine’s figures could not be loaded',
  },
  versus: {
    title: 'How does the brand compare with competitors?',
    note: 'Visibility: share of answers that name or cite each brand',
    shareTitle: 'Whose share of voice is how large?',
    shareNote: 'Part of all mentions of tracked brands, %',
    more: 'All competitors',
  },
  changes: {
    title: 'What changed?',
    note: 'Visibility compared with the period before, prompt by prompt; only changes beyond noise',
    none: 'Nothing moved beyond noise.',
    engine: (name: string) => `Visibility on ${name}`,
    competitor: (name: string) => `Visibility of ${name}`,
  },
  next: {
    title: 'What to do next?',
    note: 'The open tasks with the highest priority',
    none: 'No open task. New ones are found as answers come in.',
  },
  empty: {
    title: (range: string) => `No answers, ${range}`,
    why: {
      clear: 'The filters may hide them: no answer matches all of them.',
      ask: 'There is nothing to ask yet. Add the questions that buyers ask, and run them.',
      run: 'Once the engines have been asked, this shows how often their answers name or cite the brand.',
      widen: 'Nothing was asked then. The last 90 days may have answers.',
    },
    clear: 'Clear filters',
    widen: 'Show 90 days',
  },
};
