/** The writing half of a scan: adds the counts of one batch and moves the cursor, in one transaction. */
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { toBytes, toWords } from '../figures/codec/packed-numbers.ts';
import { withPrompt } from '../figures/codec/prompt-sets.ts';
import { newId } from '../ids.ts';
import type { Candidate } from './extract-candidates.ts';
import { isSameCursor, type ScanCursor } from './next-answers.ts';
import { readCursor, readUnread, saveCursor, saveUnread } from './scan-cursor.ts';

const EXAMPLES = 5;
/** Names kept per project; beyond it the rarest go, so that years of one-off headings do not pile up. */
const MAX_ROWS = 20_000;
const MOST_ROWS = 10_000;

/** A candidate with the answers of a batch that put it forward, in any order, and the distinct ordinals of their prompts. */
export interface FoundCandidate extends Candidate {
  answerIds: number[];
  ordinals: number[];
  /** Of them those that put it forward, and those that name a tracked brand. */
  headAnswers: number;
  besideAnswers: number;
}

interface ScanBatch {
  projectId: number;
  /** Where the scan stood when it read the batch, and where it is after it. */
  from: ScanCursor;
  to: ScanCursor;
  found: readonly FoundCandidate[];
  /** Answers of the batch whose texts cannot be read: they suggest nothing, and whoever reads the suggestions is notified of them. */
  damaged: readonly number[];
}

/** False, and nothing stored, when another scan has come past this batch. */
export const saveScan = defineWrite('suggestions.saveScan', (db, batch: ScanBatch): boolean => {
  const { cursor, isOutdated } = readCursor(db, batch.projectId);
  if (!isSameCursor(cursor, batch.from)) return false;
  if (isOutdated) {
    forgetCounts(db, batch.projectId);
    saveUnread(db, batch.projectId, []);
  }
  if (batch.damaged.length > 0) {
    saveUnread(db, batch.projectId, [...new Set([...readUnread(db, batch.projectId), ...batch.damaged])]);
  }
  for (const candidate of batch.found) saveCandidate(db, batch.projectId, candidate);
  saveCursor(db, batch.projectId, batch.to);
  dropRarest(db, batch.projectId);
  return true;
});

/** What was decided stays; counts start again. */
function forgetCounts(db: Connection, projectId: number): void {
  db.prepare("DELETE FROM suggestion WHERE project_id = ? AND state = 'suggested'").run(projectId);
  db.prepare(
    "UPDATE suggestion SET answers = 0, head_answers = 0, beside_answers = 0, prompts = x'', examples = '[]' WHERE project_id = ?",
  ).run(projectId);
}

interface StoredCandidate {
  id: number;
  name: string;
  isNameDomain: number;
  prompts: Uint8Array;
  examples: string;
}

function saveCandidate(db: Connection, projectId: number, found: FoundCandidate): void {
  const stored = db
    .prepare(
      `SELECT id, name, is_name_domain AS isNameDomain, prompts, examples FROM suggestion
       WHERE project_id = ? AND name_key = ?`,
    )
    .get(projectId, found.key) as StoredCandidate | undefined;
  if (stored) mergeCandidate(db, stored, found);
  else insertCandidate(db, projectId, found);
}

function insertCandidate(db: Connection, projectId: number, found: FoundCandidate): void {
  db.prepare(
    `INSERT INTO suggestion (public_id, project_id, name_key, name, is_name_domain, domain, state, answers, prompts,
       examples, last_answer_id, head_answers, beside_answers)
     VALUES (?, ?, ?, ?, ?, ?, 'suggested', ?, ?, ?, ?, ?, ?)`,
  ).run(
    newId(),
    projectId,
    found.key,
    found.name,
    found.isNameDomain ? 1 : 0,
    found.domain,
    found.answerIds.length,
    addOrdinals(new Uint8Array(0), found),
    addExamples('[]', found),
    readNewest(found),
    found.headAnswers,
    found.besideAnswers,
  );
}

/** A name as text wins over the domain that stood in for it. */
function mergeCandidate(db: Connection, stored: StoredCandidate, found: FoundCandidate): void {
  const isNamedBetter = stored.isNameDomain === 1 && !found.isNameDomain;
  db.prepare(
    `UPDATE suggestion SET name = ?, is_name_domain = ?, domain = coalesce(domain, ?), answers = answers + ?, prompts = ?,
       examples = ?, last_answer_id = max(last_answer_id, ?),
       head_answers = head_answers + ?, beside_answers = beside_answers + ? WHERE id = ?`,
  ).run(
    isNamedBetter ? found.name : stored.name,
    isNamedBetter ? 0 : stored.isNameDomain,
    found.domain,
    found.answerIds.length,
    addOrdinals(stored.prompts, found),
    addExamples(stored.examples, found),
    readNewest(found),
    found.headAnswers,
    found.besideAnswers,
    stored.id,
  );
}

/** `prompts`: the set as it is stored. */
function addOrdinals(prompts: Uint8Array, { ordinals }: FoundCandidate): Uint8Array {
  return toBytes(ordinals.reduce((set, ordinal) => withPrompt(set, ordinal, true), toWords(prompts)));
}

function addExamples(examples: string, found: FoundCandidate): string {
  const ids = [...(JSON.parse(examples) as number[]), ...found.answerIds].sort((a, b) => a - b);
  return JSON.stringify(ids.slice(-EXAMPLES));
}

/** The newest are kept, whichever prompt was looked at last. */
function readNewest({ answerIds }: FoundCandidate): number {
  return answerIds.reduce((newest, id) => Math.max(newest, id), 0);
}

function dropRarest(db: Connection, projectId: number): void {
  const { n } = db
    .prepare("SELECT count(*) AS n FROM suggestion WHERE project_id = ? AND state = 'suggested'")
    .get(projectId) as { n: number };
  if (n <= MAX_ROWS) return;
  db.prepare(
    `DELETE FROM suggestion WHERE id IN (
       SELECT id FROM suggestion WHERE project_id = ? AND state = 'suggested'
       ORDER BY head_answers > 0, answers, last_answer_id LIMIT ?)`,
  ).run(projectId, n - MOST_ROWS);
}
