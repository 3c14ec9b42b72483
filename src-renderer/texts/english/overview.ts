/** The words of the overview. */
import { formatCount, formatQuantity } from '../format.ts';

export const OVERVIEW = {
  figures: 'Key figures',
  noAnswers: 'No answers in this period',
  neverNamed: 'The brand was not named',
  noneBefore: 'Nothing to compare with',
  real: 'real',
  noise: 'within noise',
  same: 'no change',
  points: (change: string) => `${change} pts`,
  up: { depth: 'deeper', sentiment: 'warmer' },
  down: { depth: 'higher up', sentiment: 'cooler' },
  sample: (count: string) => `n ${count}`,
  outOfHundred: 'of 100',
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
      definition: 'How warmly answers speak of the brand, on average: 50 is neutral, 100 fully positive.',
    },
  },
  few: {
    word: 'few answers',
    of: (hits: string, total: string) => `${hits} of ${total}`,
    answers: (count: number) =>
      `This stands on ${formatQuantity(count, 'answer', 'answers')} only: chance alone can move it a long way. From about 30 on it begins to say something.`,
    prompts: (count: number) =>
      `This stands on ${formatQuantity(count, 'prompt', 'prompts')} only: a single question decides what it says.`,
  },
  firstDay: {
    title: (day: string) => `What the first day shows: ${day}`,
    note: 'One day makes no line yet: these are counts of its answers',
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
    later:
      'From the second day on there is a line over time here, and after about a week it shows what is a change and what is chance.',
  },
  lines: {
    rate: 'Share',
    answers: 'Analyzed answers',
    prompts: 'Prompts asked',
    interval: '95% interval',
    before: 'Period before',
    beforeOf: (rate: string, count: string) => `${rate} of ${count}`,
    change: 'Change',
    changeVerdict: (change: string, verdict: string) => `${change}, ${verdict}`,
    changeInterval: 'Its 95% interval',
    pointsSpan: (low: string, high: string) => `${low} to ${high} pts`,
    namedAnswers: 'Answers naming the brand',
    noInterval: 'Averages have no interval yet',
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
    note: 'Share of answers; the band is the 95% interval of visibility',
    grain: 'Group by',
    day: 'Day',
    week: 'Week',
  },
  answersChart: { title: 'How many answers were collected?' },
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
    title: 'How does the brand stand beside competitors?',
    note: 'Visibility: share of answers that name or cite each brand',
    shareTitle: 'Whose share of voice is how large?',
    shareNote: 'Part of all mentions of tracked brands, %',
    more: 'All competitors',
  },
  changes: {
    title: 'What changed?',
    note: 'Visibility against the period before; only changes beyond noise',
    none: 'Nothing moved beyond noise.',
    engine: (name: string) => `Visibility on ${name}`,
    competitor: (name: string) => `${name} is seen`,
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
      widen: 'Nothing was asked then. The last 90 days may hold answers.',
    },
    clear: 'Clear filters',
    widen: 'Show 90 days',
  },
};
