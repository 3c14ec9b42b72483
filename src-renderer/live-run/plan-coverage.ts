/** What a line about the counted questions says, and what makes a period uneven, in words. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { formatDate } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { nameReason } from './plan-left-out.ts';

export type CoveragePeriod = OperationOutput<'metrics.coverage'>['current'];
type Fact = CoveragePeriod['facts'][number];

const words = TEXTS.coverage;
/** More stand in the details. */
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
