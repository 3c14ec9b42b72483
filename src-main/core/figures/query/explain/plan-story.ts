/** The change in one sentence, without the words: what is named first, and what goes with it. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Verdict } from '#shared/statistics/compare.ts';
import type { PromptBook } from './group-cells.ts';
import type { Cause } from './plan-cause.ts';
import type { Company } from './read-company.ts';

type Story = NonNullable<OperationOutput<'metrics.explainChange'>['story']>;

/** A rival or page that makes up for so much of a change over many prompts is one row where those are many. */
const SINGLE_CAUSE = 0.6;
const MOST_IDS = 50;

export function planStory(cause: Cause, company: Company, verdict: Verdict, prompts: PromptBook): Story {
  const { kind, id, label, points, moved, ofPrompts } = cause;
  const { rival, source, readPrompts } = company;
  const promptIds = moved.slice(0, MOST_IDS).map((ordinal) => prompts.get(ordinal)?.publicId ?? '');
  return {
    leadsWith: planLead(cause, company),
    cause: { kind, id, label, points, prompts: moved.length, ofPrompts, promptIds, verdict },
    rival,
    source,
    readPrompts,
  };
}

function planLead({ kind }: Cause, { rival, rivalStrength, source, sourceStrength }: Company): Story['leadsWith'] {
  if (kind === 'engine' || kind === 'asked') return 'cause';
  const least = kind === 'everywhere' ? 0 : SINGLE_CAUSE;
  if (rival && rivalStrength >= least && rivalStrength >= sourceStrength) return 'rival';
  if (source && sourceStrength >= least) return 'source';
  return 'cause';
}
