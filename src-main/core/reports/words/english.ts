/** What a report says in English. It is the shape that the other languages must fill. */
import { CHANGE_ENGLISH, type ChangeWords } from '#shared/explained-change/english.ts';
import { FIGURE_WORDS_ENGLISH } from '#shared/figure-words/english.ts';
import { METHOD_ENGLISH, type MethodWords } from '#shared/method/english.ts';
import { SCOPE_ENGLISH } from '#shared/scope-note/english.ts';
import type { SourceType } from '#shared/vocabulary/source-types.ts';

import { PARTS_ENGLISH } from './parts-english.ts';
import { STORY_ENGLISH, type StoryWords } from './story-english.ts';

const toCounted = (count: number, one: string, others: string) =>
  `${count} ${new Intl.PluralRules('en').select(count) === 'one' ? one : others}`;
const days = (count: number) => toCounted(count, 'day', 'days');
const questions = (count: number) => toCounted(count, 'question', 'questions');

export const ENGLISH = {
  usualTitle: (brand: string) => `${brand} in AI answers`,
  period: 'Period',
  compared: 'Compared with',
  subject: (brand: string, period: string) => `How ${brand} appears in the answers of AI engines, ${period}`,
  partMethod: (answers: string, prompts: string, period: string) => `From ${answers} to ${prompts}, ${period}.`,
  figuresOfChart: 'The figures of this chart',
  preparedFor: 'Prepared for',
  preparedBy: 'Prepared by',
  builtOn: 'Built on',
  madeWith: 'Made with Sightline',
  simulated: 'These answers are simulated. The figures are an example and say nothing about a real brand.',
  sees: {
    api: 'Answers were asked for over the engines’ APIs. They can differ from what people see in the apps, where model, memory, place and interface are others.',
    serp: 'AI Overviews, AI Mode and Copilot were read from the search page itself.',
    local: 'Answers of local models stand in for engines and show nothing of what people see.',
  },
  imported: 'Some of these answers were added by hand or read from a file.',
  noAnswers: 'There are no answers in this period.',
  noPages: 'No page is cited in this period.',
  answers: (count: string, value: number) =>
    `${count} ${new Intl.PluralRules('en').select(value) === 'one' ? 'answer' : 'answers'}`,
  scope: {
    about: 'Figures of',
    ...SCOPE_ENGLISH,
    mixedSurfaces: (surfaces: string) => `Answers of several surfaces are counted together: ${surfaces}.`,
    mixedPrompts: (branded: string, answers: string) =>
      `Answers to questions that name the brand: ${branded} of ${answers}.`,
  },
  uneven: {
    current: 'Not every day of this period was asked alike; compare its figures with care:',
    previous: 'In the period before:',
    engineMissing: (engine: string, missing: number, of: number) => `${engine} is missing on ${missing} of ${days(of)}`,
    engineCame: (engine: string, date: string) => `${engine} has been asked since ${date}`,
    modelChanged: (engine: string, from: string, to: string, date: string) =>
      `${engine} has answered with ${to} instead of ${from} since ${date}`,
    engineLeft: (engine: string, date: string | null) =>
      date === null ? `${engine} is no longer asked` : `${engine} was not asked after ${date}`,
    otherBoundaries: (count: number, since: string, until: string) =>
      `${toCounted(count, 'answer', 'answers')} of ${since} to ${until} ${count === 1 ? 'was' : 'were'} measured by other word boundaries: depth and sentiment are not quite comparable`,
    capped: (held: number, on: number) => `A spending cap held back ${questions(held)} on ${days(on)}`,
    noAnswers: (empty: number, of: number) => `There are no answers on ${empty} of ${days(of)}`,
    promptsCame: (count: number) => toCounted(count, 'question was added', 'questions were added'),
    promptsLeft: (count: number) => toCounted(count, 'question is no longer asked', 'questions are no longer asked'),
  },
  sides: {
    title: 'The two periods differ in what was asked:',
    prompts: (both: string, now: string, before: string) =>
      `questions in both: ${both}, only now: ${now}, only before: ${before}`,
    onlyNow: (names: string) => `only now: ${names}`,
    onlyBefore: (names: string) => `only before: ${names}`,
  },
  ...PARTS_ENGLISH,
  story: STORY_ENGLISH as StoryWords,
  explained: CHANGE_ENGLISH as ChangeWords,
  change: {
    largest: 'Largest contributions',
    points: 'Points',
    now: 'Now',
    part: 'Question and engine',
    rest: 'All others',
    none: 'Visibility did not change by more than chance: there is nothing to explain.',
    tooFew: 'There are too few answers in one of the two periods to tell whether visibility changed.',
    summary: (before: string, now: string) => `What took visibility from ${before} to ${now}, in percentage points.`,
    chartNote: {
      prompt_engine:
        'Percentage points of visibility that each question on each engine gave; together they are the change',
      engine: 'Percentage points of visibility that each engine gave; together they are the change',
    },
    pairs: 'Answers that show it',
    lost: 'The brand was there before and is missing now.',
    won: 'The brand was missing before and is there now.',
    brandsIn: 'Now named:',
    brandsOut: 'No longer named:',
    sourcesIn: 'Now cited:',
    sourcesOut: 'No longer cited:',
  },
  /** `brand` is the name of the brand that the report is about. */
  sections: (brand: string) => ({
    summary: 'Summary',
    key_figures: 'Key figures',
    won_lost: 'Which questions were won and lost?',
    missing: `Which questions go to others instead of ${brand}?`,
    gaps: `Where should ${brand} be named?`,
    next_steps: 'What comes next?',
    attribution: 'Where do customers say they came from?',
    answers: 'Answers to check',
    rival_figures: 'The two brands side by side',
    rival_wins: 'Where is the competitor ahead?',
    rival_losses: `Where is ${brand} ahead?`,
    rival_sources: 'Which pages support the competitor?',
    rival_sentences: 'What is said about the competitor?',
    effect: 'Did it work?',
    effect_prompts: 'The questions that were worked on',
    effect_answers: 'Answers before and after',
    why: 'Where does the change of visibility come from?',
    visibility: `How often is ${brand} visible?`,
    engines: `Which engines show ${brand}?`,
    competitors: 'Who else is named?',
    sources: 'Which pages do answers cite?',
    prompts: `Which questions bring up ${brand}?`,
    proof: 'Did what was done work?',
    method: 'Method and definitions',
  }),
  figures: {
    visibility: 'Visibility',
    mention: 'Mention rate',
    citation: 'Citation rate',
    coverage: 'Prompt coverage',
    position: 'Depth',
    sentiment: 'Sentiment',
  },
  definitions: {
    visibility: 'Share of answers that name the brand or cite its own site.',
    mention: 'Share of answers that name the brand in their text.',
    citation: 'Share of answers that cite the brand’s own site as a source.',
    coverage: 'Share of questions with at least one visible answer.',
    position:
      'How deep in an answer the brand is named first, on average: 0 is the very top, 100 the end. Lower is better. It is not a ranking.',
    sentiment:
      'How warmly answers speak of the brand, on average over those that say something about it: 50 is neutral, 100 fully positive.',
    share: 'Share of voice: mentions of a brand among the mentions of all brands compared here.',
  },
  sample: (count: string) => `n ${count}`,
  points: (change: string) => `${change} pts`,
  figureWords: FIGURE_WORDS_ENGLISH,
  few: {
    of: (hits: string, total: string) => `${hits} of ${total}`,
    why: (answers: string, prompts: string) =>
      `These figures stand on few answers (${answers}, to ${prompts}): rates are told as counts, because chance alone can move them a long way.`,
  },
  nothingBefore: 'nothing to compare with',
  proof: {
    name: 'What was done',
    after: 'After',
    untouched: 'Untouched questions, change',
    effect: 'Effect',
    interval: '95% interval of the effect',
    none: 'Nothing that was done in this period can be judged yet.',
    note: 'Effect: the change of the questions that were worked on (28 days before and after) beyond the change of untouched questions of the same engines and languages. This is no controlled experiment: something else may have moved these and not the others. Percentage points of rates.',
    figures: {
      responseVisibilityRate: 'Visibility',
      mentionRate: 'Mention rate',
      citationRate: 'Citation rate',
      visibilityRate: 'Prompt coverage',
      mentionOrder: 'Mean place',
      position: 'Depth',
      sentiment: 'Sentiment',
    },
    verdicts: {
      real: 'real',
      on_these_prompts: 'on these questions',
      within_noise: 'within noise',
      too_few_answers: 'too few answers',
    },
  },
  columns: {
    figure: 'Figure',
    value: 'Value',
    before: 'Before',
    change: 'Change, pts',
    verdict: 'Verdict',
    hits: 'Counted',
    total: 'Of',
    date: 'Date',
    answers: 'Answers',
    answersBefore: 'Answers before',
    visible: 'Visible',
    visibility: 'Visibility, %',
    brandInterval: 'Brand interval',
    repeatInterval: 'Repeat interval',
    changeBrand: 'Brand interval of the change',
    changeRepeat: 'Repeat interval of the change',
    mention: 'Named, %',
    citation: 'Cited, %',
    engine: 'Engine',
    brand: 'Brand',
    share: 'Share of voice, %',
    sentiment: 'Sentiment',
    page: 'Page',
    type: 'Type',
    citations: 'Answers citing it',
    prompts: 'Questions',
    place: 'Mean place',
    prompt: 'Question',
    language: 'Language',
  },
  visibilityNote: {
    day: 'Share of answers by day; the band is the repeat interval: these same prompts asked again',
    week: 'Share of answers by week; the band is the repeat interval: these same prompts asked again',
  },
  chartSummary: (points: string, low: string, high: string) =>
    `Line chart of visibility at ${points} points in time, from ${low} to ${high}.`,
  more: (shown: string, total: string) => `${shown} of ${total} are shown.`,
  sourceTypes: {
    ugc: 'Forum or community',
    editorial: 'Editorial',
    reference: 'Reference',
    institutional: 'Institution',
    corporate: 'Company',
    social: 'Social network',
    video: 'Video',
    own: 'Own site',
    competitor: 'Competitor',
    other: 'Other',
  } satisfies Record<SourceType, string>,
  comparison:
    'The period before is as long as this one and directly precedes it unless another was chosen; a whole month is compared with the whole month before.',
  method: METHOD_ENGLISH as MethodWords,
};

export type ReportWords = typeof ENGLISH;
