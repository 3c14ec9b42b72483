/** What the server sent for one answer, for people to read. Changes nothing about it. */
import { isUtf8 } from 'node:buffer';

import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../storage/command.ts';
import { fromPublicId } from '../answers/answer-id.ts';
import { type ContentLocation, StoredContents } from '../answers/stored-contents.ts';
import type { RawReply } from '../engines/engine-route.ts';

type ShownReply = OperationOutput<'answers.raw'>['replies'][number];

/** Null when the project has no such answer; empty when nothing is kept of it, or when that is damaged. */
export const loadRawReplies = defineRead(
  'evidence.rawReplies',
  (db, input: { projectId: number; answerId: string }): OperationOutput<'answers.raw'> | null => {
    const publicId = fromPublicId(input.answerId);
    const row = db
      .prepare('SELECT id, pack_id AS packId FROM answer WHERE public_id = ? AND project_id = ?')
      .get(publicId, input.projectId) as ContentLocation | undefined;
    if (!row) return null;
    const replies = new StoredContents(db).readReplies(row);
    return { replies: (replies ?? []).map(toShown), damaged: replies === null };
  },
);

function toShown({ status, headers, receivedAt, body }: RawReply): ShownReply {
  const encoding = isUtf8(body) ? 'utf8' : 'base64';
  return {
    status,
    headers,
    receivedAt: new Date(receivedAt).toISOString(),
    bytes: body.byteLength,
    encoding,
    body: Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString(encoding),
  };
}
