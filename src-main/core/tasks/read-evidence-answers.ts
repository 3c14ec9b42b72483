/** What the answers behind a task's evidence are, and the sentences of them that show it. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Connection } from '../../storage/connection.ts';
import { fromPublicId } from '../answers/answer-id.ts';
import { SentenceReader } from './read-sentences.ts';
import type { StoredEvidence } from './task-draft.ts';
import type { FullTask } from './task-rule.ts';

/** Those of the project that are still stored, in the order of the evidence. */
export function readEvidenceAnswers(
  db: Connection,
  projectId: number,
  { items }: StoredEvidence,
): FullTask['evidenceAnswers'] {
  const statement = db.prepare(
    `SELECT answer.engine AS model, answer.answered_at AS answeredAt, prompt.text AS prompt
     FROM answer JOIN prompt ON prompt.id = answer.prompt_id WHERE answer.public_id = ? AND answer.project_id = ?`,
  );
  const ids = new Set(items.flatMap(({ answerIds }) => answerIds));
  return [...ids].flatMap((id) => {
    const row = statement.get(fromPublicId(id), projectId) as EvidenceRow | undefined;
    return row ? [{ id, ...row, answeredAt: new Date(row.answeredAt).toISOString() }] : [];
  });
}

export function readEvidence(db: Connection, projectId: number, evidence: StoredEvidence): FullTask['evidence'] {
  const sentences = new SentenceReader(db, projectId);
  const items = evidence.items.map(({ shows = { of: 'any' }, ...item }) => ({
    ...item,
    sentences: sentences.read(item.answerIds, shows),
  }));
  return { ...evidence, items };
}

interface EvidenceRow {
  model: Engine;
  answeredAt: number;
  prompt: string;
}
