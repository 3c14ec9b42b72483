/** One intervention: whether it moved its prompts, each of them before and after, and answers that show it. */
import { notFound } from '#shared/app-error.ts';
import { fromDate } from '#shared/time/day.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { ExplainedFigure } from '#shared/vocabulary/figures.ts';
import type { Connection } from '../../../storage/connection.ts';
import { loadAnswer } from '../../figures/query/answers/load-answer.ts';
import { loadChangedAnswers } from '../../figures/query/explain/changed-answers.ts';
import { loadExplainedChange } from '../../figures/query/explain/explain-change.ts';
import type { FigureScope } from '../../figures/store/figure-scope.ts';
import { findIntervention } from '../../interventions/intervention-store.ts';
import { type Proof, readProof } from '../../interventions/read-proof.ts';
import type { QuotedPair } from '../read-headline-change.ts';
import { PROOF_DAYS } from './read-work.ts';

export interface EffectPrompt {
  text: string;
  before: number | null;
  after: number | null;
  beforeAnswers: number;
  afterAnswers: number;
}

export interface EffectFacts {
  proof: Proof;
  /** The treated ones. */
  prompts: readonly EffectPrompt[];
  pairs: readonly QuotedPair[];
}

const MOST_PAIRS = 3;

/** Throws NOT_FOUND where it is gone. */
export function readEffect(
  db: Connection,
  projectId: number,
  { interventionId, nowMs }: { interventionId: string; nowMs: number },
): EffectFacts {
  const row = findIntervention(db, projectId, interventionId);
  if (!row) throw notFound('The intervention');
  const proof = readProof(db, row, PROOF_DAYS, nowMs);
  const scope = toScope(projectId, proof);
  if (!scope) return { proof, prompts: [], pairs: [] };
  const figure: ExplainedFigure = row.figure;
  const treated = new Set(proof.intervention?.promptIds);
  const { contributions } = loadExplainedChange.run(db, { scope, figure, by: 'prompt' });
  const own = contributions.filter(({ promptId }) => promptId !== null && treated.has(promptId));
  return {
    proof,
    prompts: own.map(({ label, previous, current, previousN, currentN }) => ({
      text: label,
      ...{ before: previous, after: current, beforeAnswers: previousN, afterAnswers: currentN },
    })),
    pairs: own.flatMap(({ promptId }) => readPair(db, scope, figure, promptId ?? '')).slice(0, MOST_PAIRS),
  };
}

/** The answers that the proof is about. */
function toScope(projectId: number, { before, after, engines }: Proof): FigureScope | null {
  if (!before || !after) return null;
  const toWindow = ({ startDate, endDate }: { startDate: string; endDate: string }) => ({
    firstDay: fromDate(startDate),
    lastDay: fromDate(endDate),
  });
  const chosen: readonly Engine[] | null = engines.length === 0 ? null : engines;
  return { projectId, ...toWindow(after), before: toWindow(before), engines: chosen, language: null, tags: null };
}

function readPair(db: Connection, scope: FigureScope, figure: ExplainedFigure, promptId: string): QuotedPair[] {
  const request = { scope, figure, promptId, way: 'won', page: 1, limit: 1 } as const;
  const pair = loadChangedAnswers.run(db, request)?.answers[0];
  if (!pair) return [];
  const read = (answerId: string) => loadAnswer.run(db, { projectId: scope.projectId, answerId });
  const answer = read(pair.answer.id);
  return answer ? [{ pair, quoted: { answer, before: pair.before && read(pair.before.id) } }] : [];
}
