/** Keeps what a person says of an answer. Written with the answer, in its transaction. */
import type { Connection } from '../../storage/connection.ts';

/** The app that it was seen in and a remark; nothing is stored where neither is given. */
export function saveNote(
  db: Connection,
  answerId: number,
  { app, note }: { app: string | null; note: string | null },
): void {
  if (app === null && note === null) return;
  db.prepare('INSERT INTO answer_note (answer_id, app, note) VALUES (?, ?, ?)').run(answerId, app, note);
}
