/**
 * Looks whether a data folder is sound: the database file, its references, what answers said, the counts and the money against a recount.
 * What is damaged is named and the look goes on; asked to repair, it sets aside what cannot be read and rebuilds counts.
 */
import { defineJob, type JobContext } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { type DamagedContent, findDamagedContents } from '../answers/check-contents.ts';
import { requestBoundaries } from '../answers/measured-history.ts';
import { readOtherHistories } from '../answers/other-histories.ts';
import { remeasureProject } from '../answers/remeasure.ts';
import { countWrongTimestamps, repairTimestamps } from '../answers/repair-timestamps.ts';
import { countWrongIndexed, resetIndex } from '../answers/search/check-index.ts';
import { countSetAside, listSetAside, setAsideAnswers } from '../answers/set-aside.ts';
import { ICU_VERSION } from '../measuring/segmentation.ts';
import { countWrongSpend, findLedgerFaults, rebuildSpend } from '../money/check-ledger.ts';
import { findDamagedReplies } from '../scheduling/check-replies.ts';
import { type NamedAnswer, nameAnswers, namePromptOf, toSetAsideAnswer } from './name-answers.ts';
import { findDifferences, rebuildFigures } from './recount.ts';

export interface Check {
  name: string;
  ok: boolean;
  message: string;
  /** Those that the message speaks of, as far as it speaks of single ones; at most {@link MOST_NAMED}. */
  answers?: NamedAnswer[];
}

const MOST_NAMED = 1_000;
/** Answers by themselves that are set aside in one transaction; a pack is always one. */
const SINGLES_AT_ONCE = 100;

export const examine = defineJob(
  'system.examine',
  async (job, { isRepairing }: { isRepairing: boolean }): Promise<Check[]> => {
    const { db } = job;
    const checks = [
      await attempt('integrity', () => checkIntegrity(db)),
      await attempt('references', () => checkReferences(db)),
      await attempt('contents', () => checkContents(job, isRepairing)),
      await attempt('replies', () => checkReplies(db)),
      await attempt('boundaries', () => checkBoundaries(job, isRepairing)),
      // Before the counts: what gets another day is counted again with them.
      await attempt('moments', () => checkMoments(job, isRepairing)),
      await attempt('rollups', () => checkFigures(job, isRepairing)),
      await attempt('money', () => checkMoney(job, isRepairing)),
      await attempt('search', () => checkIndex(job, isRepairing)),
    ];
    const aside = countSetAside(db);
    return aside === 0 ? checks : [...checks, toSetAsideCheck(db, aside)];
  },
);

/** A look that fails is a fault, and not the end of the others. */
async function attempt(name: string, look: () => Check | Promise<Check>): Promise<Check> {
  try {
    return await look();
  } catch (error) {
    return { name, ok: false, message: `This could not be looked at to the end: ${(error as Error).message}` };
  }
}

function checkIntegrity(db: Connection): Check {
  const lines = db.raw.pragma('integrity_check') as { integrity_check: string }[];
  const ok = lines.length === 1 && lines[0]?.integrity_check === 'ok';
  const message = ok ? 'The database file is whole.' : lines.map((line) => line.integrity_check).join('; ');
  return { name: 'integrity', ok, message };
}

function checkReferences(db: Connection): Check {
  const broken = db.raw.pragma('foreign_key_check') as unknown[];
  const ok = broken.length === 0;
  return {
    name: 'references',
    ok,
    message: ok ? 'Every row points to one that exists.' : `${broken.length} broken references.`,
  };
}

async function checkContents(job: JobContext, isRepairing: boolean): Promise<Check> {
  const { db } = job;
  const look = () => db.atOneMoment(() => findDamagedContents(db, { isQuick: false }));
  const found = look();
  if (found.length === 0) {
    return { name: 'contents', ok: true, message: 'Every answer has its text in one place, unchanged.' };
  }
  const answers = nameAnswers(db, found.slice(0, MOST_NAMED));
  const summary = `The stored text or raw reply of ${count(found.length, 'answer', 'answers')} is damaged`;
  if (!isRepairing) {
    const message = `${summary}; a backup from before may have it. Repairing (doctor --repair) sets aside what cannot be read.`;
    return { name: 'contents', ok: false, message, answers };
  }
  await setAside(job, found);
  const left = look().length;
  if (left > 0) return { name: 'contents', ok: false, message: `${summary}; ${left} could not be set aside.`, answers };
  return {
    name: 'contents',
    ok: true,
    message: `${summary}; what cannot be read was set aside and is counted nowhere.`,
    answers,
  };
}

async function setAside(job: JobContext, found: readonly DamagedContent[]): Promise<void> {
  const ids = [...new Set(found.map(({ id }) => id))];
  const findPack = job.db.prepare('SELECT pack_id FROM answer WHERE id = ?').pluck();
  for (const [packId, part] of Map.groupBy(ids, (id) => findPack.get(id) as number | undefined)) {
    const step = packId !== undefined && packId > 0 ? part.length : SINGLES_AT_ONCE;
    for (let at = 0; at < part.length; at += step) await job.write(setAsideAnswers, part.slice(at, at + step));
  }
}

/** Replies that wait for being read, or could not be read when they came. */
function checkReplies(db: Connection): Check {
  const found = findDamagedReplies(db);
  if (found.length === 0) return { name: 'replies', ok: true, message: 'Every kept reply is as it came.' };
  const answers = found.slice(0, MOST_NAMED).flatMap(({ jobId, receivedAt }) => namePromptOf(db, jobId, receivedAt));
  const message = `${count(found.length, 'kept reply is', 'kept replies are')} damaged and will not become an answer.`;
  return { name: 'replies', ok: false, message, answers };
}

async function checkMoments({ db, write }: JobContext, isRepairing: boolean): Promise<Check> {
  const found = countWrongTimestamps(db);
  const mended = found > 0 && isRepairing ? await write(repairTimestamps, null) : 0;
  const ok = found === mended;
  if (found === 0)
    return { name: 'moments', ok, message: 'Every answer has a moment at which it can have been given.' };
  const summary = count(found, 'answer', 'answers');
  const message = ok
    ? `${summary} with an impossible date got the moment of storing instead.`
    : `${summary} with a date before 1970 or after the moment of storing; doctor --repair gives them that moment.`;
  return { name: 'moments', ok, message };
}

/** A history that was measured by other boundaries throughout is sound: its figures are comparable with each other. */
async function checkBoundaries(job: JobContext, isRepairing: boolean): Promise<Check> {
  const { db } = job;
  const name = 'boundaries';
  const found = readOtherHistories(db);
  const own = `this program's (ICU ${ICU_VERSION})`;
  if (found.length === 0) return { name, ok: true, message: `All answers were measured by ${own} word boundaries.` };
  const listed = found.map((history) => `${history.name} (${history.languages.join(', ')})`).join('; ');
  if (isRepairing) {
    for (const { projectId } of found) {
      await job.write(requestBoundaries, projectId);
      await remeasureProject.run(job, projectId);
    }
    const ok = readOtherHistories(db).length === 0;
    return { name, ok, message: `Measured again by ${own} word boundaries: ${listed}.` };
  }
  const ok = found.every(({ isMixed }) => !isMixed);
  const summary = ok ? 'measured by other word boundaries than' : 'measured in part by other word boundaries than';
  const message = `${listed} ${found.length === 1 ? 'was' : 'were'} ${summary} ${own}; doctor --repair measures again.`;
  return { name, ok, message };
}

async function checkFigures(job: JobContext, isRepairing: boolean): Promise<Check> {
  const { db } = job;
  // Answers that arrive meanwhile are in both counts or in neither.
  const look = () => db.atOneMoment(() => findDifferences(db));
  const found = look();
  if (found.count === 0) {
    return { name: 'rollups', ok: true, message: 'The daily counts equal a recount of the answers.' };
  }
  const named = found.answerIds.slice(0, MOST_NAMED).map((id) => ({ id, part: 'counted' as const }));
  const answers = nameAnswers(db, named);
  if (isRepairing) await job.write(rebuildFigures, null);
  const left = isRepairing ? look().count : found.count;
  const message =
    left === 0
      ? `${found.count} daily counts were off and have been repaired.`
      : `${left} daily counts are off; run doctor --repair.`;
  return { name: 'rollups', ok: left === 0, message, answers };
}

async function checkMoney(job: JobContext, isRepairing: boolean): Promise<Check> {
  const { db } = job;
  const { wrong, faults } = db.atOneMoment(() => ({
    wrong: countWrongSpend(db),
    faults: findLedgerFaults(db, job.nowMs),
  }));
  if (wrong > 0 && isRepairing) await job.write(rebuildSpend, null);
  const left = wrong > 0 && isRepairing ? countWrongSpend(db) : wrong;
  const faultTexts = faults.map(
    ({ count: rows, says, ids }) => `${rows} ${says}: ${ids.join(', ')}${rows > ids.length ? ', …' : ''}`,
  );
  const messages = [
    ...(left > 0
      ? [
          `${count(left, 'monthly sum of spend differs', 'monthly sums of spend differ')} from the ledger; run doctor --repair`,
        ]
      : []),
    ...(left < wrong
      ? [`${count(wrong - left, 'monthly sum', 'monthly sums')} of spend differed from the ledger and were built anew`]
      : []),
    ...(faultTexts.length > 0 ? [`Of the rows of the ledger, ${faultTexts.join('; ')}`] : []),
  ];
  const ok = left === 0 && faults.length === 0;
  const sound = 'What was spent equals a recount of the ledger, and every paid answer has its row.';
  return { name: 'money', ok, message: messages.length === 0 ? sound : `${messages.join('. ')}.` };
}

/** A reset index is empty, and filled while the app runs. */
async function checkIndex(job: JobContext, isRepairing: boolean): Promise<Check> {
  const wrong = job.db.atOneMoment(() => countWrongIndexed(job.db));
  const name = 'search';
  if (wrong === 0) return { name, ok: true, message: 'The index of texts knows every answer once.' };
  const summary = `${count(wrong, 'answer is', 'answers are')} wrong in the index of texts`;
  if (!isRepairing) return { name, ok: false, message: `${summary}; run doctor --repair.` };
  await job.write(resetIndex, null);
  return { name, ok: true, message: `${summary}; it is made anew.` };
}

function toSetAsideCheck(db: Connection, aside: number): Check {
  const message = `${count(aside, 'answer was', 'answers were')} damaged and set aside; no figure counts them.`;
  return { name: 'set_aside', ok: true, message, answers: listSetAside(db, MOST_NAMED).map(toSetAsideAnswer) };
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
