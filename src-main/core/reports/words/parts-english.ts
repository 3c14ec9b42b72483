/** The labels of single parts of a report, in English. It is the shape that other languages must fill. */
import type { ChannelCategory } from '#shared/vocabulary/channels.ts';
import type { TaskCategory, TaskStatus } from '#shared/vocabulary/tasks.ts';

export const PARTS_ENGLISH = {
  nothingToCompare: 'No question has answers in both periods: there is nothing to compare.',
  nothingShown: { title: 'Also looked at', message: 'These sections have nothing to show for this period.' },
  charts: {
    visibility: 'Visibility over time',
    competitors: 'Visibility by brand',
    engines: 'Visibility by engine',
    rival_figures: 'Visibility of the two brands',
    effect: 'Both groups over time',
  },
  annotations: { work: 'Work', baseline: 'Baseline', model: 'New model' },
  sinceBaseline: {
    title: (name: string) => `Since ${name}`,
    percent: (figure: string) => `${figure}, %`,
    frozen: 'Then',
    frozenOn: (date: string) =>
      `As it was kept on ${date}; nothing that was changed or measured again later changes it.`,
    recounted: 'Then, by today’s rules',
    now: 'Now',
    sameRules: 'Names and rules are the same as then.',
    otherRules: 'Names or rules have changed since; the change is measured by today’s.',
  },
  answerText: 'Answer',
  answerId: 'Answer ID',
  barSummary: (figure: string) => `Bar chart of ${figure.toLowerCase()}.`,
  barNote: (figure: string) => `${figure}; thin line: 95% interval, upright line: the period compared with`,
  questions: {
    won: 'Won',
    lost: 'Lost',
    tooFew: 'There are too few answers to one question to tell whether it was won or lost.',
    perPrompt:
      'Visibility of single questions, in percent of their answers. A verdict here is about that question alone.',
    rival: 'Most often there',
    rivalAnswers: 'Answers with it',
    ownAnswers: 'With the brand',
  },
  places: {
    site: 'Site',
    gapAnswers: 'Without the brand',
    pages: 'Pages',
    named: 'Named there',
    chance: 'Chance to be named',
    note: 'Sites that answers cite where they show a competitor and not the brand, ordered by the number of these answers and the chance to be named there; competitors’ own sites are left out.',
  },
  steps: {
    task: 'Task',
    status: 'Status',
    impact: 'Impact',
    effort: 'Effort',
    evidence: 'Why',
    scale: 'In the order of impact and effort.',
    first: (quoted: string) => `First steps of ${quoted}:`,
    categories: {
      technical: 'Technical',
      visibility: 'Visibility',
      content: 'Content',
      offsite: 'Off-site',
      reputation: 'Reputation',
      competitor: 'Competitor',
      setup: 'Set-up',
    } satisfies Record<TaskCategory, string>,
    statuses: { open: 'Open', in_progress: 'In progress', done: 'Done', dismissed: 'Dismissed' } satisfies Record<
      TaskStatus,
      string
    >,
    finished: 'Finished in this period',
  },
  channels: {
    channel: 'Channel',
    customers: 'Customers',
    share: 'Share, %',
    interval: '95% interval',
    revenue: 'Revenue',
    before: (share: string, customers: string) => `Before: ${share} (n ${customers}).`,
    note: 'What customers said themselves when they were asked. It does not measure where they came from, and the filters of this report do not apply to it.',
    categories: {
      ai_search: 'AI search',
      organic_search: 'Organic search',
      paid: 'Paid ads',
      social: 'Social media',
      referral: 'Referral',
      content: 'Content',
      direct: 'Direct',
      other: 'Other',
    } satisfies Record<ChannelCategory, string>,
  },
  duel: {
    verdict: 'Difference',
    first: 'Named first, %',
    together: (brand: string, rival: string, [both, own, other, neither]: readonly string[]) =>
      `Named in the same answer: ${both}. Only ${brand}: ${own}. Only ${rival}: ${other}. Neither: ${neither}.`,
    compared: 'The two brands are compared over the same answers, prompt by prompt.',
    none: 'None in this period.',
    rates: 'Visibility in the answers to each question, in percent.',
    rivalAnswers: 'Of them with it and without the brand',
    side: 'Side',
    praise: 'In its favour',
    blame: 'Against it',
    sentence: 'Sentence',
  },
  effects: {
    group: 'Questions',
    treated: 'Worked on',
    untouched: 'Untouched',
    answersAfter: 'Answers after',
    interval: (range: string) => `95% interval of the effect: ${range}.`,
    chartSummary: 'Both groups of questions day by day, with the day on which it was done.',
    perPrompt:
      'Single questions have few answers: what each did may be chance. The verdict above is about all of them.',
  },
};

export type PartWords = typeof PARTS_ENGLISH;
