/** Makes single answers of all, with raw replies beside most of them: a state that otherwise only the queue leaves. */
import { packContent } from '#main/core/answers/answer-content.ts';
import { packReplies } from '#main/core/answers/raw-replies.ts';
import { StoredContents } from '#main/core/answers/stored-contents.ts';
import type { Connection } from '#main/storage/connection.ts';

/** SQL that says whether the answer gets one. */
export const hasReply = (id: string) => `(${id} % 5 <> 0)`;

export function unpackAnswers(db: Connection): void {
  const contents = new StoredContents(db);
  const rows = db.prepare(`SELECT id, pack_id AS packId, ${hasReply('id')} AS hasReply FROM answer`).all() as {
    id: number;
    packId: number;
    hasReply: 0 | 1;
  }[];
  const insert = db.prepare('INSERT OR REPLACE INTO answer_content (answer_id, body) VALUES (?, ?)');
  for (const row of rows) {
    const content = contents.read(row)!;
    insert.run(row.id, packContent(content));
    if (row.hasReply === 0) continue;
    const body = Buffer.from(JSON.stringify({ id: `r-${row.id}`, output: content }));
    const reply = { status: 200, headers: { 'x-id': String(row.id) }, body, receivedAt: row.id };
    db.prepare('INSERT INTO answer_raw VALUES (?, ?)').run(row.id, packReplies([reply], JSON.stringify(content)));
  }
  db.raw.exec('UPDATE answer SET pack_id = -65537; DELETE FROM answer_pack');
}
