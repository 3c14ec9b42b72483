/** Answers as doctor names them: by id, prompt and date. */
import type { Connection } from '../../storage/connection.ts';
import { toPublicId } from '../answers/answer-id.ts';
import type { DamagedPart } from '../answers/check-contents.ts';
import type { AnswerSetAside } from '../answers/set-aside.ts';

export interface NamedAnswer {
  /** Null for a reply that has not become one. */
  answerId: string | null;
  projectId: string;
  promptId: string;
  prompt: string;
  answeredAtMs: number;
  /** What is damaged; `counted`: what is counted of it, or where brands are in it. */
  part: DamagedPart | 'counted' | null;
}

interface Row {
  publicId: Uint8Array;
  projectId: string;
  promptId: string;
  prompt: string;
  answeredAtMs: number;
}

/** Those that are there, in the order of time. */
export function nameAnswers(
  db: Connection,
  found: readonly { id: number; part: DamagedPart | 'counted' }[],
): NamedAnswer[] {
  const read = db.prepare(
    `SELECT answer.public_id AS publicId, project.public_id AS projectId, prompt.public_id AS promptId, prompt.text AS prompt,
       answered_at AS answeredAtMs
     FROM answer JOIN prompt ON prompt.id = prompt_id JOIN project ON project.id = answer.project_id WHERE answer.id = ?`,
  );
  const named = found.flatMap(({ id, part }) => {
    const row = read.get(id) as Row | undefined;
    if (!row) return [];
    const { publicId, ...rest } = row;
    return [{ answerId: toPublicId(publicId), ...rest, part }];
  });
  return named.sort((a, b) => a.answeredAtMs - b.answeredAtMs);
}

/** The prompt of a reply that is no answer yet. */
export function namePromptOf(db: Connection, jobId: number, receivedAt: number): NamedAnswer[] {
  const row = db
    .prepare(
      `SELECT project.public_id AS projectId, prompt.public_id AS promptId, prompt.text AS prompt
       FROM job JOIN prompt ON prompt.id = prompt_id JOIN project ON project.id = prompt.project_id WHERE job.id = ?`,
    )
    .get(jobId) as Pick<NamedAnswer, 'projectId' | 'promptId' | 'prompt'> | undefined;
  return row ? [{ answerId: null, ...row, answeredAtMs: receivedAt, part: 'replies' }] : [];
}

export function toSetAsideAnswer({ publicId, project, promptId, prompt, answeredAt }: AnswerSetAside): NamedAnswer {
  return { answerId: toPublicId(publicId), projectId: project, promptId, prompt, answeredAtMs: answeredAt, part: null };
}
