/**
 * What a report says in sentences, each made from figures and their verdicts: what changed, where, why, what was done, what comes next.
 * Nothing is said that the figures do not carry; where nothing is to be said, there is no sentence. Pure.
 */
import { chooseDigits, chooseInterval } from '#shared/figure-words/shown-interval.ts';
import type { Verdict } from '#shared/statistics/compare.ts';
import { judgeRows } from '#shared/statistics/judge-rows.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import type { ReportSection } from '#shared/vocabulary/reports.ts';
import { isolate } from '../model/isolate.ts';
import { isFew, toReportFigure } from '../report-figure.ts';
import type { SectionInput } from '../sections/section.ts';
import { describeEffect } from './describe-effect.ts';
import { describeHeadline } from './describe-headline.ts';

export type StoryPart = (input: SectionInput) => string[];

/** Listed one by one. */
const MOST_ENGINES = 3;
const MOST_DONE = 2;
const MOST_NEXT = 2;

const isFound = (verdict: Verdict | null | undefined) => verdict === 'real' || verdict === 'on_these_prompts';

/** A sentence, and the section whose figures it states. */
export interface StorySentence {
  text: string;
  section: ReportSection;
}

/** In the order of a summary. */
export function describeStory(input: SectionInput): StorySentence[] {
  if (input.facts.summary.current.totalResponses === 0) return [];
  const parts: readonly (readonly [ReportSection, StoryPart])[] = [
    ['key_figures', describeChange],
    ['key_figures', describeNamedAndCited],
    ['why', describeCause],
    ['engines', describeEngines],
    ['competitors', describeRank],
    ['competitors', describeRival],
    ['won_lost', describeQuestions],
    ['gaps', describeGaps],
    ['proof', describeDone],
    ['next_steps', describeNext],
  ];
  return parts.flatMap(([section, describe]) => describe(input).map((text) => ({ text, section })));
}

/** How visible it is, and what became of it. */
export const describeChange: StoryPart = ({ facts, words, format }) => {
  const { story } = words;
  const { value, hits, total, interval, before, change, verdict } = toReportFigure('visibility', facts.summary);
  if (value === null || hits === null) return [];
  const brand = isolate(facts.brand);
  const answers = words.answers(format.count(total), total);
  if (isFew(facts.summary.current)) return [story.fewAnswers(brand, format.count(hits), answers)];
  const digits = chooseDigits(value, chooseInterval(interval)?.range ?? null);
  const rate = format.rate(value, digits);
  if (before === null || change === null || !verdict) return [story.alone(brand, rate, answers)];
  const isSigned = verdict.verdict === 'within_noise' || verdict.verdict === 'too_few_answers';
  const amount = isSigned ? format.change(change) : format.decimal(Math.abs(change));
  const direction = change === 0 ? 'same' : change > 0 ? 'more' : 'less';
  return [story.change[verdict.verdict](brand, rate, answers, amount, direction, format.rate(before, digits))];
};

/** Not of few answers, which are stated as counts, and not without another period. */
const describeNamedAndCited: StoryPart = ({ facts, words, format }) => {
  const { story } = words;
  if (isFew(facts.summary.current)) return [];
  const [named, cited] = (['mention', 'citation'] as const).map((figure) => {
    const { value, interval, change, verdict } = toReportFigure(figure, facts.summary);
    if (value === null) return null;
    const rate = format.rate(value, chooseDigits(value, chooseInterval(interval)?.range ?? null));
    const changeWords =
      change === null || !verdict ? '' : story.withVerdict(format.change(change), format.verdict(verdict.verdict));
    return { rate, changeWords };
  });
  return named && cited ? [story.namedAndCited(named.rate, named.changeWords, cited.rate, cited.changeWords)] : [];
};

/** The sentence of the screen of changes; nothing where the change may be chance. */
export const describeCause: StoryPart = (input) => {
  const { headline } = input.facts;
  return headline ? describeHeadline(headline.explained, input).slice(1) : [];
};

export const describeEngines: StoryPart = ({ facts, words, format }) => {
  const figures = facts.engines.map(({ summary }) => toReportFigure('visibility', summary));
  const judged = judgeRows(figures.map(({ verdict }) => verdict));
  if (facts.engines.length < 2 || judged.judged === 0) return [];
  const found = facts.engines
    .map(({ engine }, index) => ({ engine, change: figures[index]?.change ?? 0, verdict: judged.verdicts[index] }))
    .filter(({ verdict }) => isFound(verdict))
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_ENGINES)
    .map(({ engine, change }) => words.story.withPoints(ENGINE_LABELS[engine], format.change(change)));
  return [found.length === 0 ? words.story.noEngineChanged : words.story.enginesChanged(words.story.and(found))];
};

/** Where the brand stands among those it is compared with. */
export const describeRank: StoryPart = ({ facts, words, format }) => {
  const ranked = facts.competitors.filter(({ totalResults }) => totalResults > 0);
  const rank = ranked.findIndex(({ isUserBrand }) => isUserBrand);
  const own = ranked[rank];
  const other = rank === 0 ? ranked[1] : ranked[0];
  if (!own || !other || isFew(facts.summary.current)) return [];
  const [brand, name] = [isolate(own.name), isolate(other.name)];
  const rateOf = ({ visibilityRate, intervals }: typeof own) =>
    format.rate(visibilityRate, chooseDigits(visibilityRate, chooseInterval(intervals?.visibilityRate)?.range ?? null));
  const { story } = words;
  const sentence =
    rank === 0
      ? story.firstOfBrands(brand, rateOf(own), name, rateOf(other), ranked.length)
      : story.rankOfBrands(brand, rateOf(own), rank + 1, name, rateOf(other), ranked.length);
  return [doOverlap(own, other) ? `${sentence} ${story.overlap}` : sentence];
};

type BrandRow = SectionInput['facts']['competitors'][number];

function doOverlap(...brands: [BrandRow, BrandRow]): boolean {
  const [a, b] = brands.map(({ intervals }) => chooseInterval(intervals?.visibilityRate)?.range);
  return !a || !b || (a[0] <= b[1] && b[0] <= a[1]);
}

/** The competitor that changed most, of those that changed beyond chance. */
const describeRival: StoryPart = ({ facts, words, format }) => {
  const judged = judgeRows(
    facts.competitors.map(({ visibilityChange, verdicts }) =>
      visibilityChange === null ? null : verdicts?.visibilityChange,
    ),
  );
  const [most] = facts.competitors
    .flatMap(({ name, isUserBrand, visibilityChange }, index) =>
      !isUserBrand && visibilityChange !== null && isFound(judged.verdicts[index])
        ? [{ name, change: visibilityChange }]
        : [],
    )
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return most ? [words.story.rivalChanged(isolate(most.name), format.change(most.change))] : [];
};

export const describeQuestions: StoryPart = ({ facts, words }) => {
  const { judged, won, lost } = facts.moved;
  return judged === 0 ? [] : [words.story.questions(judged, won.length, lost.length)];
};

export const describeGaps: StoryPart = ({ facts, words, format }) => {
  const [first] = facts.gaps.shown;
  if (!first || facts.gaps.gapAnswers === 0) return [];
  const { gapAnswers } = facts.gaps;
  const count = (answers: number) => words.answers(format.count(answers), answers);
  return [
    words.story.gaps(count(gapAnswers), gapAnswers, isolate(facts.brand), first.domain, format.count(first.gapCount)),
  ];
};

export const describeDone: StoryPart = (input) => {
  const { story } = input.words;
  const { proofs, finished } = input.facts.work;
  const effects = proofs.slice(0, MOST_DONE).flatMap((proof) => describeEffect(proof, input));
  return [...(finished.length > 0 ? [story.finished(finished.length)] : []), ...effects];
};

export const describeNext: StoryPart = ({ facts, words }) => {
  const { story } = words;
  const titles = facts.work.open.slice(0, MOST_NEXT).map(({ title }) => story.quoted(isolate(title)));
  return titles.length === 0 ? [] : [story.next(story.and(titles))];
};
