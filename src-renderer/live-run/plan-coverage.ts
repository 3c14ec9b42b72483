/** What a line about the counted questions says, and what makes a period uneven, in words. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { fromDate } from '#shared/time/day.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import type { ChartMark } from '../charts/chart-marks.ts';
import type { Bucket } from '../charts/group-days.ts';
import { formatCount, formatDate } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { nameReason } from './plan-left-out.ts';

export type CoveragePeriod = OperationOutput<'metrics.coverage'>['current'];
type Fact = CoveragePeriod['facts'][number];

const words = TEXTS.coverage;
/** More are in the details. */
const MOST_SHOWN = 2;

/** Short sentences for one line; empty where everything was asked evenly and answered. */
export function planCoverageLine({ asked, counted, underWay, prompts, facts }: CoveragePeriod): string[] {
  const isWhole = asked === counted + underWay;
  const shown = facts.slice(0, MOST_SHOWN).map(describeFact);
  return [
    ...(isWhole ? [] : [words.counted(counted, asked)]),
    ...(prompts.archived > 0 ? [words.archived(prompts.counted, prompts.archived)] : []),
    ...shown,
    ...(facts.length > MOST_SHOWN ? [words.more(facts.length - MOST_SHOWN)] : []),
  ];
}

type Sums = Pick<CoveragePeriod, 'asked' | 'counted' | 'underWay' | 'excluded'>;

/** The sums of an engine or a day in one sentence. */
export function describeSums({ asked, counted, underWay, excluded }: Sums): string {
  const parts = [
    ...(underWay > 0 ? [`${formatCount(underWay)} ${words.underWay}`] : []),
    ...excluded.map(({ reason, count }) => `${formatCount(count)} ${nameReason(reason)}`),
  ];
  return [words.counted(counted, asked), ...parts].join(' · ');
}

/** Buckets with what was left out within their days, by reason; the same list where nothing was. */
export function addLeftOut(buckets: readonly Bucket[], days: CoveragePeriod['days'] = []): readonly Bucket[] {
  const left = days.filter(({ excluded }) => excluded.length > 0);
  if (left.length === 0) return buckets;
  return buckets.map((bucket) => {
    const byReason = new Map<string, number>();
    for (const { date, excluded } of left) {
      const day = fromDate(date);
      if (day < bucket.firstDay || day > bucket.lastDay) continue;
      for (const { reason, count } of excluded) byReason.set(reason, (byReason.get(reason) ?? 0) + count);
    }
    const leftOut = [...byReason].map(([reason, count]) => ({ name: nameReason(reason), count }));
    return leftOut.length === 0 ? bucket : { ...bucket, leftOut };
  });
}

/** Other models and days without answers, as marks of charts. */
export function planCoverageMarks(facts: CoveragePeriod['facts'] = []): ChartMark[] {
  return facts.flatMap((fact): ChartMark[] => {
    if (fact.kind === 'model_changed') {
      const label = TEXTS.charts.modelChanged(ENGINE_LABELS[fact.model], fact.from, fact.to);
      return [{ day: fromDate(fact.since), kind: 'model', label }];
    }
    if (fact.kind !== 'no_answers') return [];
    return fact.days.map((date) => ({ day: fromDate(date), kind: 'gap', label: formatDate(date) }));
  });
}

export interface CoverageDetails {
  /** Sums that add up: the first is the others together. */
  sums: readonly { name: string; count: number }[];
  facts: readonly string[];
}

export function planCoverageDetails({
  asked,
  counted,
  underWay,
  excluded,
  prompts,
  facts,
}: CoveragePeriod): CoverageDetails {
  return {
    sums: [
      { name: words.asked, count: asked },
      { name: words.answers, count: counted },
      ...(underWay > 0 ? [{ name: words.underWay, count: underWay }] : []),
      ...excluded.map(({ reason, count }) => ({ name: nameReason(reason), count })),
    ],
    facts: [
      ...(prompts.archived > 0 ? [words.archived(prompts.counted, prompts.archived)] : []),
      ...facts.map(describeFactFully),
    ],
  };
}

export function describeFact(fact: Fact): string {
  const { facts } = words;
  switch (fact.kind) {
    case 'engine_missing':
      return facts.engineMissing(ENGINE_LABELS[fact.model], fact.days.length, fact.of);
    case 'engine_came':
      return facts.engineCame(ENGINE_LABELS[fact.model], formatDate(fact.since));
    case 'engine_left':
      return facts.engineLeft(ENGINE_LABELS[fact.model], fact.since && formatDate(fact.since));
    case 'model_changed':
      return facts.modelChanged(ENGINE_LABELS[fact.model], fact.from, fact.to, formatDate(fact.since));
    case 'other_boundaries':
      return facts.otherBoundaries(fact.answers, formatDate(fact.since), formatDate(fact.until));
    case 'capped':
      return facts.capped(fact.days.length, fact.questions);
    case 'no_answers':
      return facts.noAnswers(fact.days.length, fact.of);
    case 'prompts_came':
      return facts.promptsCame(fact.count);
    case 'prompts_left':
      return facts.promptsLeft(fact.count);
  }
}

/** With the days or the prompts that it is about. */
function describeFactFully(fact: Fact): string {
  const named =
    'days' in fact ? fact.days.map(formatDate) : 'prompts' in fact ? fact.prompts.map(({ prompt }) => prompt) : [];
  return named.length === 0 ? describeFact(fact) : `${describeFact(fact)}: ${named.join(', ')}`;
}
