/** Counts ghosts over a project's answers, each answer once, as `../suggestions/scan-answers.ts` counts suggestions. */
import { defineJob, defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { StoredContents } from '../answers/stored-contents.ts';
import { readBrandRules } from '../brands/brand-store.ts';
import { newId } from '../ids.ts';
import { compileBrands } from '../measuring/compile-brands.ts';
import { NearNames } from '../measuring/nearness/near-names.ts';
import {
  countNextAnswers,
  isSameCursor,
  readNextAnswers,
  type ScanCursor,
  type ScannedAnswer,
} from '../suggestions/next-answers.ts';
import { findGhosts, type SoughtNames } from './find-ghosts.ts';
import { describeNames, readGhostCursor, saveGhostCursor } from './ghost-store.ts';

const EXAMPLES = 5;
/** Spellings kept per project: nobody looks through more, and names that are near to many words must not fill the file. */
const MOST_ROWS = 2_000;

/** How many answers of the project were not looked at yet; counted up to `most`. */
export const loadGhostBacklog = defineRead(
  'ghosts.backlog',
  (db, { projectId, most }: { projectId: number; most: number }): number =>
    countNextAnswers(db, projectId, readGhostCursor(db, projectId).cursor, most),
);

interface FoundGhost {
  brandId: number;
  spelling: string;
  name: string;
  answerIds: number[];
  mentions: number;
}

interface GhostBatch {
  projectId: number;
  /** The names that were sought, as the store describes them. */
  names: string;
  from: ScanCursor;
  to: ScanCursor;
  found: readonly FoundGhost[];
}

/** Looks at every answer that is new, or at all where names changed. Returns how many there were. */
export const scanGhosts = defineJob('ghosts.scan', async (job, projectId: number): Promise<number> => {
  let done = 0;
  let sought = { names: '', prepared: prepareNames([]) };
  for (;;) {
    const look = job.db.atOneMoment(() => {
      const rules = readBrandRules(job.db, projectId);
      const names = describeNames(rules);
      if (sought.names !== names) sought = { names, prepared: prepareNames(rules) };
      const { cursor: from } = readGhostCursor(job.db, projectId);
      const { rows, to } = readNextAnswers(job.db, projectId, from);
      return { from, to, names, count: rows.length, found: countGhosts(job.db, rows, sought.prepared) };
    });
    const { from, to, names, count, found } = look;
    if (to === null || !(await job.write(saveGhosts, { projectId, names, from, to, found }))) return done;
    done += count;
    job.report({ done, total: null });
    if (from.walk === null && to.walk === null) return done;
  }
});

function prepareNames(rules: ReturnType<typeof readBrandRules>): SoughtNames {
  return { near: new NearNames(rules), brands: compileBrands(rules) };
}

/** Those whose texts are damaged are left out; the scan for suggestions reports them. */
function countGhosts(db: Connection, rows: readonly ScannedAnswer[], sought: SoughtNames): FoundGhost[] {
  const contents = new StoredContents(db).readAll(rows);
  const found = new Map<string, FoundGhost>();
  for (const [index, { id, language }] of rows.entries()) {
    const text = contents[index]?.text;
    if (text === undefined) continue;
    for (const { brandId, spelling, name, spans } of findGhosts({ text, language }, sought)) {
      const known = found.get(spelling) ?? { brandId, spelling, name, answerIds: [], mentions: 0 };
      found.set(spelling, known);
      known.answerIds.push(id);
      known.mentions += spans.length;
    }
  }
  return [...found.values()];
}

/** False, and nothing stored, when another scan has come past this batch, or other names are tracked by now. */
export const saveGhosts = defineWrite('ghosts.save', (db, batch: GhostBatch): boolean => {
  const { projectId, from, to, found } = batch;
  const { cursor, isOutdated } = readGhostCursor(db, projectId);
  if (!isSameCursor(cursor, from) || batch.names !== describeNames(readBrandRules(db, projectId))) return false;
  if (isOutdated) forgetCounts(db, projectId);
  for (const ghost of found) saveGhost(db, projectId, ghost);
  saveGhostCursor(db, projectId, to);
  db.prepare(
    `DELETE FROM ghost WHERE project_id = @projectId AND state = 'open' AND id NOT IN (
       SELECT id FROM ghost WHERE project_id = @projectId AND state = 'open' ORDER BY answers DESC, id LIMIT ${MOST_ROWS})`,
  ).run({ projectId });
  return true;
});

/** What was refused stays; counts start again. */
function forgetCounts(db: Connection, projectId: number): void {
  db.prepare("DELETE FROM ghost WHERE project_id = ? AND state = 'open'").run(projectId);
  db.prepare("UPDATE ghost SET answers = 0, mentions = 0, examples = '[]' WHERE project_id = ?").run(projectId);
}

function saveGhost(db: Connection, projectId: number, ghost: FoundGhost): void {
  const { brandId, spelling, name, answerIds, mentions } = ghost;
  const stored = db
    .prepare('SELECT id, examples FROM ghost WHERE project_id = ? AND spelling = ?')
    .get(projectId, spelling) as { id: number; examples: string } | undefined;
  const before = stored ? (JSON.parse(stored.examples) as number[]) : [];
  const examples = JSON.stringify([...before, ...answerIds].sort((a, b) => a - b).slice(-EXAMPLES));
  if (stored) {
    db.prepare(
      'UPDATE ghost SET brand_id = ?, answers = answers + ?, mentions = mentions + ?, examples = ? WHERE id = ?',
    ).run(brandId, answerIds.length, mentions, examples, stored.id);
    return;
  }
  db.prepare(
    `INSERT INTO ghost (public_id, project_id, brand_id, spelling, name, state, answers, mentions, examples)
     VALUES (?, ?, ?, ?, ?, 'open', ?, ?, ?)`,
  ).run(newId(), projectId, brandId, spelling, name, answerIds.length, mentions, examples);
}
