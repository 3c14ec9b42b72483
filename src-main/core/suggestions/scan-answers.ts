/**
 * Counts candidates over a project's answers, each answer once: a cursor remembers how far it came, so that a million answers
 * are read once and new ones alone after that. Text is read on the job's own thread.
 */
import { defineJob, defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { StoredContents } from '../answers/stored-contents.ts';
import { type Candidate, extractCandidates } from './extract-candidates.ts';
import { countNextAnswers, readNextAnswers, type ScanCursor, type ScannedAnswer } from './next-answers.ts';
import { type FoundCandidate, saveScan } from './save-scan.ts';
import { readCursor } from './scan-cursor.ts';

/** How many answers of the project were not looked at yet; counted up to `most`. */
export const loadScanBacklog = defineRead(
  'suggestions.backlog',
  (db, { projectId, most }: { projectId: number; most: number }): number =>
    countNextAnswers(db, projectId, readCursor(db, projectId).cursor, most),
);

/** Looks at every answer that is new. Returns how many there were. Two scans at once never count an answer twice. */
export const scanAnswers = defineJob('suggestions.scan', async (job, projectId: number): Promise<number> => {
  let done = 0;
  for (;;) {
    const { from, to, found, damaged, count } = job.db.atOneMoment(() => lookAtNext(job.db, projectId));
    if (to === null || !(await job.write(saveScan, { projectId, from, to, found, damaged }))) return done;
    done += count;
    job.report({ done, total: null });
    // What came while older ones were looked at is looked at too; what comes after that is for the next time.
    if (from.walk === null && to.walk === null) return done;
  }
});

interface Look {
  from: ScanCursor;
  /** Null when there is nothing to note. */
  to: ScanCursor | null;
  found: FoundCandidate[];
  /** Answers whose texts cannot be read. */
  damaged: number[];
  count: number;
}

function lookAtNext(db: Connection, projectId: number): Look {
  const { cursor } = readCursor(db, projectId);
  const { rows, to } = readNextAnswers(db, projectId, cursor);
  return { from: cursor, to, ...countCandidates(db, rows), count: rows.length };
}

function countCandidates(db: Connection, rows: readonly ScannedAnswer[]): Pick<Look, 'found' | 'damaged'> {
  const contents = new StoredContents(db).readAll(rows);
  const found = new Map<string, FoundCandidate>();
  const damaged: number[] = [];
  for (const [index, row] of rows.entries()) {
    const content = contents[index];
    if (!content) {
      damaged.push(row.id);
      continue;
    }
    const { text, cited } = content;
    for (const candidate of extractCandidates({ prompt: row.prompt, language: row.language, text, cited })) {
      const { isPutForward } = candidate;
      const known = found.get(candidate.key);
      if (known) addAnswer(known, candidate, row);
      else {
        const counts = { headAnswers: isPutForward ? 1 : 0, besideAnswers: row.brandsNamed > 0 ? 1 : 0 };
        found.set(candidate.key, { ...candidate, ...counts, answerIds: [row.id], ordinals: [row.ordinal] });
      }
    }
  }
  return { found: [...found.values()], damaged };
}

function addAnswer(known: FoundCandidate, candidate: Candidate, row: ScannedAnswer) {
  known.answerIds.push(row.id);
  known.headAnswers += candidate.isPutForward ? 1 : 0;
  known.besideAnswers += row.brandsNamed > 0 ? 1 : 0;
  if (!known.ordinals.includes(row.ordinal)) known.ordinals.push(row.ordinal);
  known.domain ??= candidate.domain;
  if (!known.isNameDomain || candidate.isNameDomain) return;
  known.name = candidate.name;
  known.isNameDomain = false;
}
