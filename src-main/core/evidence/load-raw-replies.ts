/** What the server sent for one answer, for people to read. Changes nothing about it. */
import { isUtf8 } from 'node:buffer';

import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../storage/command.ts';
import { unpackContent } from '../answers/answer-content.ts';
import { fromPublicId } from '../answers/answer-id.ts';
import { unpackReplies } from '../answers/raw-replies.ts';
import type { RawReply } from '../engines/engine-route.ts';

type ShownReply = OperationOutput<'answers.raw'>['replies'][number];

/** Null when the project has no such answer; empty when nothing is kept of it. */
export const loadRawReplies = defineRead(
  'evidence.rawReplies',
  (db, input: { projectId: number; answerId: string }): ShownReply[] | null => {
    const publicId = fromPublicId(input.answerId);
    const row = db
      .prepare(
        `SELECT answer_content.body AS content, answer_raw.body AS raw
         FROM answer JOIN answer_content ON answer_content.answer_id = answer.id
           LEFT JOIN answer_raw ON answer_raw.answer_id = answer.id
         WHERE public_id = ? AND project_id = ?`,
      )
      .get(publicId, input.projectId) as { content: Uint8Array; raw: Uint8Array | null } | undefined;
    if (!row) return null;
    if (row.raw === null) return [];
    return unpackReplies(row.raw, JSON.stringify(unpackContent(row.content))).map(toShown);
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
