/** The sentences that a report makes from verdicts, in English. It is the shape that other languages must fill. Amounts come as they are written. */
import type { Verdict } from '#shared/statistics/compare.ts';

const isOne = (count: number) => new Intl.PluralRules('en').select(count) === 'one';
const toCounted = (count: number, one: string, others: string) => `${count} ${isOne(count) ? one : others}`;

/** `12 points less than before` without a sign, as `way` says it. */
type Direction = 'more' | 'less' | 'same';

export const STORY_ENGLISH = {
  /** Around a name or title of others within a sentence. */
  quoted: (text: string) => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`,
  and: (parts: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts),
  fewAnswers: (brand: string, hits: string, answers: string) =>
    `${brand} is visible in ${hits} of ${answers}: too few answers to go by.`,
  alone: (brand: string, rate: string, answers: string) =>
    `${brand} is visible in ${rate} of ${answers}. There is nothing to compare it with.`,
  change: {
    real: (brand: string, rate: string, answers: string, amount: string, way: Direction, before: string) =>
      `${brand} is visible in ${rate} of ${answers}, ${amount} points ${way} than before (${before}): a real change.`,
    on_these_prompts: (brand: string, rate: string, answers: string, amount: string, way: Direction, before: string) =>
      `${brand} is visible in ${rate} of ${answers}, ${amount} points ${way} than before (${before}): these questions are answered differently now; whether others like them are, this does not show.`,
    within_noise: (brand: string, rate: string, answers: string, amount: string, _way: Direction, before: string) =>
      `${brand} is visible in ${rate} of ${answers}. The difference of ${amount} points from before (${before}) is within noise: neither a rise nor a fall.`,
    too_few_answers: (brand: string, rate: string, answers: string, amount: string, _way: Direction, before: string) =>
      `${brand} is visible in ${rate} of ${answers}. There are too few answers to judge the difference of ${amount} points from before (${before}).`,
  } satisfies Record<Verdict, unknown>,
  /** Changes are empty where there is nothing to compare with. */
  namedAndCited: (named: string, namedChange: string, cited: string, citedChange: string) =>
    `It is named in ${named} of the answers${namedChange}, and its own site is cited in ${cited}${citedChange}.`,
  withVerdict: (change: string, verdict: string) => ` (${change} points, ${verdict})`,
  enginesChanged: (engines: string) => `Engines with a change beyond chance: ${engines}.`,
  noEngineChanged: 'On no engine did it change beyond chance.',
  withPoints: (name: string, change: string) => `${name} (${change} points)`,
  firstOfBrands: (brand: string, rate: string, next: string, nextRate: string, brands: number) =>
    `Of ${brands} brands compared, ${brand} is shown most often (${rate}), before ${next} (${nextRate}).`,
  rankOfBrands: (brand: string, rate: string, place: number, first: string, firstRate: string, brands: number) =>
    `Of ${brands} brands compared, ${first} is shown most often (${firstRate}); ${brand} is in place ${place} (${rate}).`,
  overlap: 'Their intervals overlap.',
  rivalChanged: (rival: string, change: string) =>
    `Among competitors, ${rival} changed most beyond chance (${change} points).`,
  questions: (judged: number, won: number, lost: number) =>
    won + lost === 0
      ? `Of ${toCounted(judged, 'question', 'questions')} that could be judged, none was won or lost beyond chance.`
      : `Of ${toCounted(judged, 'question', 'questions')} that could be judged, ${won} ${isOne(won) ? 'was' : 'were'} won and ${lost} lost beyond chance.`,
  gaps: (answers: string, count: number, brand: string, domain: string, cited: string) =>
    `${answers} ${isOne(count) ? 'shows' : 'show'} a competitor and not ${brand}; of the sites that ${isOne(count) ? 'it cites' : 'they cite'}, ${domain} is where being named is most worthwhile (${cited} of them).`,
  done: (name: string, date: string, change: string, verdict: string) =>
    `${name} of ${date}: ${change} beyond what untouched questions did, ${verdict}.`,
  noEffect: (name: string, date: string) => `${name} of ${date}: too few answers or questions to judge its effect.`,
  finished: (count: number) => `${toCounted(count, 'task was', 'tasks were')} finished in this period.`,
  next: (titles: string) => `Next: ${titles}.`,
  points: (change: string) => `${change} points`,
  /** Beside a text of the owner that was written for other figures. */
  outdated: 'The text above was written for other figures. What the figures of this report say:',
  messages: {
    sources: (pages: string, count: number) =>
      `${pages} ${isOne(count) ? 'page is' : 'pages are'} cited in these answers.`,
    prompts: (prompts: string, count: number) =>
      `${prompts} ${isOne(count) ? 'question has' : 'questions have'} answers in this period.`,
    missing: (count: number, brand: string) =>
      count === 0
        ? `No question is answered with a competitor more often than with ${brand}.`
        : `${toCounted(count, 'question is', 'questions are')} answered with a competitor more often than with ${brand}.`,
    nothingOpen: 'No task is open.',
    nextSteps: (count: number) => `${toCounted(count, 'task is', 'tasks are')} worth doing.`,
    attribution: (percent: string, total: number) =>
      `${percent} of ${toCounted(total, 'customer', 'customers')} who were asked came by AI search.`,
    noAttribution: 'No customer was asked in this period where they came from.',
    answers: 'These answers are among those counted; each can be checked.',
    noGaps: 'No answer shows a competitor without the brand.',
    rival: (brand: string, rate: string, rival: string, rivalRate: string, verdict: string) =>
      `${brand} is visible in ${rate} of the answers, ${rival} in ${rivalRate} (difference: ${verdict}).`,
    rivalWins: (count: number, rival: string) =>
      `${rival} is ahead on ${toCounted(count, 'question', 'questions')} beyond chance.`,
    rivalLosses: (count: number, brand: string) =>
      `${brand} is ahead on ${toCounted(count, 'question', 'questions')} beyond chance.`,
    rivalSources: (count: number, rival: string, brand: string) =>
      count === 0
        ? `No page is cited where ${rival} is shown and ${brand} is not.`
        : `${toCounted(count, 'page is', 'pages are')} cited most where ${rival} is shown and ${brand} is not.`,
    rivalSentences: (rival: string) => `What answers say of ${rival}.`,
    nothingSaid: (rival: string) => `Answers of this period say nothing good or bad of ${rival}.`,
    effectWaits: 'No full day has passed since then.',
    effectPrompts: (count: number) => `${toCounted(count, 'question was', 'questions were')} worked on.`,
    effectAnswers: 'Answers before and after.',
    noEffectAnswers: 'No answer shows the difference.',
  },
};

export type StoryWords = typeof STORY_ENGLISH;
