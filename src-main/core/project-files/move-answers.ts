/**
 * Answers of a staged project into the folder, pack by pack: each with its content, its facts and what it adds to every count in one
 * transaction, as answers come in everywhere else. What is measured stays as it was measured.
 */
import type { Selectable } from 'kysely';

import { startOfDay } from '#shared/time/day.ts';
import { defineWrite, type JobContext } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import type { AnswerTable } from '../../storage/schema.ts';
import { WritePipeline } from '../../storage/write-pipeline.ts';
import { OpenPack, toFrames } from '../answers/answer-pack.ts';
import { packOffsets, unpackOffsets } from '../answers/mention-offsets.ts';
import { SINGLE } from '../answers/stored-contents.ts';
import { FigureDelta } from '../figures/aggregate/figure-delta.ts';
import type { AnswerFacts } from '../figures/codec/answer-facts.ts';
import { sumOffsets } from '../figures/codec/month-checksum.ts';
import { toKeyRange } from '../figures/codec/month-key.ts';
import {
  answerOfHead,
  isGroundedHead,
  isRefusalHead,
  type MonthBlobs,
  type MonthPage,
  openPage,
  type PageOffsets,
  readAppearances,
  readCitations,
  readQueryIds,
  visitAnswers,
} from '../figures/codec/month-page.ts';
import type { Move } from './move-project.ts';
import { refuseFile } from './refusals.ts';
import { insertRows, isFree } from './save-rows.ts';

/**
 * Prompts whose answers of the same weeks are stored together: each day is counted over all prompts, and so written once for all of these,
 * in place of once for each.
 */
const PROMPTS_AT_A_TIME = 10;
/** Of each of them. */
const PACKS_AT_A_TIME = 2;
const SINGLES_AT_A_TIME = 40;

interface NewPack {
  promptId: number;
  revision: number;
  answers: number;
  bytes: number;
  rawsDay: number | null;
  contents: Uint8Array;
  raws: Uint8Array | null;
}

interface NewAnswers {
  columns: readonly string[];
  /** Of each pack, and at the end of those that are in none. */
  groups: { pack: NewPack | null; rows: unknown[][] }[];
  /** Contents and replies of those that are in none. */
  singles: { id: number; body: Uint8Array; raw: Uint8Array | null }[];
  facts: AnswerFacts[];
  above: number | null;
}

/** False where somebody took the numbers meanwhile. */
export const saveMovedAnswers = defineWrite('projectFiles.saveAnswers', (db, input: NewAnswers): boolean => {
  if (input.above !== null && !isFree(db, 'answer', input.above)) return false;
  const delta = new FigureDelta();
  const packAt = input.columns.indexOf('pack_id');
  for (const { pack, rows } of input.groups) {
    const packId = pack && insertPack(db, pack);
    for (const row of rows) row[packAt] = packId ?? SINGLE;
    insertRows(db, { table: 'answer', columns: input.columns, rows });
  }
  const content = db.prepare('INSERT INTO answer_content (answer_id, body) VALUES (?, ?)');
  const replies = db.prepare('INSERT INTO answer_raw (answer_id, body) VALUES (?, ?)');
  for (const { id, body, raw } of input.singles) {
    content.run(id, body);
    if (raw) replies.run(id, raw);
  }
  for (const facts of input.facts) delta.add(facts);
  delta.save(db);
  return true;
});

function insertPack(db: Connection, pack: NewPack): number {
  const { promptId, revision, answers, bytes, rawsDay, contents, raws } = pack;
  const insert = db.prepare(
    'INSERT INTO answer_pack (prompt_id, revision, answers, bytes, raws_day, contents, raws) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  return Number(insert.run(promptId, revision, answers, bytes, rawsDay, contents, raws).lastInsertRowid);
}

/** Some answers of one prompt. */
interface Unit {
  promptId: number;
  packIds: number[];
  singleIds: number[];
}

export async function moveAnswers(job: JobContext, move: Move): Promise<void> {
  const { staged, numbers } = move;
  let above = numbers.reserve('answer', staged, job.db);
  if (above === null) return;
  const writes = new WritePipeline();
  let facts = new Map<number, PromptFacts>();
  let isFirst = true;
  for (const units of listBatches(staged)) {
    // Those of the prompts at hand only.
    facts = new Map(units.map(({ promptId }) => [promptId, facts.get(promptId) ?? new PromptFacts(staged, promptId)]));
    if (isFirst) {
      // The greatest number comes first: from then on nobody else is given one of the others.
      while (!(await job.write(saveMovedAnswers, readUnits(move, units, facts, above))))
        above = numbers.reserve('answer', staged, job.db);
      isFirst = false;
    } else {
      const ready = readUnits(move, units, facts, null);
      await writes.push(async () => void (await job.write(saveMovedAnswers, ready)));
    }
    for (const { packIds, singleIds } of units) move.onRows(packIds.length * 100 + singleIds.length);
  }
  await writes.end();
}

/** The unit with the greatest number first; the rest some prompts at a time, in the order in which answers came. */
function* listBatches(staged: Connection): Generator<Unit[]> {
  const last = staged
    .prepare('SELECT id, prompt_id AS promptId, pack_id AS packId FROM answer ORDER BY id DESC LIMIT 1')
    .get() as { id: number; promptId: number; packId: number };
  const isSingle = last.packId === SINGLE;
  yield [{ promptId: last.promptId, packIds: isSingle ? [] : [last.packId], singleIds: isSingle ? [last.id] : [] }];
  const listPacks = staged.prepare('SELECT id FROM answer_pack WHERE prompt_id = ? AND id <> ? ORDER BY id').pluck();
  const listSingles = staged
    .prepare(`SELECT id FROM answer WHERE prompt_id = ? AND pack_id = ${SINGLE} AND id <> ? ORDER BY id`)
    .pluck();
  const promptIds = staged.prepare('SELECT id FROM prompt ORDER BY id').pluck().all() as number[];
  for (let from = 0; from < promptIds.length; from += PROMPTS_AT_A_TIME) {
    const left = promptIds.slice(from, from + PROMPTS_AT_A_TIME).map((promptId) => ({
      promptId,
      packIds: listPacks.all(promptId, last.packId) as number[],
      singleIds: listSingles.all(promptId, last.id) as number[],
    }));
    while (left.some(hasAnswers)) yield left.filter(hasAnswers).map(takeSome);
  }
}

const hasAnswers = ({ packIds, singleIds }: Unit) => packIds.length + singleIds.length > 0;

/** Answers that are in no pack are the newest: they come when the packs are through. */
function takeSome({ promptId, packIds, singleIds }: Unit): Unit {
  const taken = packIds.splice(0, PACKS_AT_A_TIME);
  return { promptId, packIds: taken, singleIds: taken.length > 0 ? [] : singleIds.splice(0, SINGLES_AT_A_TIME) };
}

type AnswerRow = Selectable<AnswerTable>;

interface PackRow {
  id: number;
  revision: number;
  answers: number;
  rawsDay: number | null;
  contents: Uint8Array;
  raws: Uint8Array | null;
}

function readUnits(
  move: Move,
  units: readonly Unit[],
  facts: ReadonlyMap<number, PromptFacts>,
  above: number | null,
): NewAnswers {
  const ready: NewAnswers = { columns: move.columnsOf('answer'), groups: [], singles: [], facts: [], above };
  for (const unit of units) readUnit(move, unit, facts.get(unit.promptId)!, ready);
  return ready;
}

function readUnit(move: Move, unit: Unit, facts: PromptFacts, ready: NewAnswers): void {
  const { staged, numbers } = move;
  const answers = query.selectFrom('answer').selectAll().orderBy('id').where('prompt_id', '=', unit.promptId);
  const pack = staged.prepare(
    'SELECT id, revision, answers, raws_day AS rawsDay, contents, raws FROM answer_pack WHERE id = ?',
  );
  const take = (row: AnswerRow) => {
    const moved = moveRow(move, row);
    ready.facts.push(facts.read(move, row, moved.offsets));
    return moved.values;
  };
  for (const packId of unit.packIds) {
    const rows = staged.all(answers.where('pack_id', '=', packId));
    const stored = pack.get(packId) as PackRow | undefined;
    if (!stored) throw refuseFile('file_damaged', `pack ${packId} is not there`);
    ready.groups.push({ pack: repack(move, stored, rows, unit.promptId), rows: rows.map(take) });
  }
  const rows = unit.singleIds.length === 0 ? [] : staged.all(answers.where('id', 'in', unit.singleIds));
  if (rows.length > 0) ready.groups.push({ pack: null, rows: rows.map(take) });
  const body = staged.prepare('SELECT body FROM answer_content WHERE answer_id = ?').pluck();
  const raw = staged.prepare('SELECT body FROM answer_raw WHERE answer_id = ?').pluck();
  for (const { id } of rows) {
    const content = body.get(id) as Uint8Array | undefined;
    if (!content) throw refuseFile('file_damaged', `answer ${id} has no text`);
    ready.singles.push({
      id: numbers.of('answer', id),
      body: content,
      raw: (raw.get(id) as Uint8Array | undefined) ?? null,
    });
  }
}

/** A pack says itself which answers are in it. */
function repack(move: Move, stored: PackRow, rows: readonly AnswerRow[], promptId: number): NewPack {
  const { numbers } = move;
  let open: OpenPack;
  try {
    open = new OpenPack(stored.contents, stored.raws);
    const wanted = new Set(rows.map(({ id }) => id));
    if (open.ids.length !== rows.length || open.ids.some((id) => !wanted.has(id))) throw new Error('other answers');
    const members = open.ids.map((id) => ({ ...open.readMember(id), id: numbers.of('answer', id) }));
    const { revision, answers, rawsDay } = stored;
    return { promptId: numbers.of('prompt', promptId), revision, answers, rawsDay, ...toFrames(members) };
  } catch (error) {
    throw refuseFile('file_damaged', `pack ${stored.id} cannot be read: ${(error as Error).message}`, error);
  }
}

function moveRow(move: Move, row: AnswerRow): { values: unknown[]; offsets: Uint8Array } {
  const { numbers, ids } = move;
  const offsets = packOffsets(
    unpackOffsets(row.mention_offsets).map(({ brandId, ...rest }) => ({
      brandId: numbers.of('brand', brandId),
      ...rest,
    })),
  );
  const publicId = ids.of(row.public_id) as Uint8Array;
  // A copy costs nothing once more: nobody was paid for it, as for what is brought in.
  const isCopied = ids.way === 'beside' && row.import_key === null && row.import_batch_id === null;
  const changed = { ...row, mention_offsets: offsets, import_key: isCopied ? publicId : row.import_key };
  return { values: move.toValues('answer', changed), offsets };
}

/** The facts of one prompt's answers, wherever in its months they stand. */
class PromptFacts {
  readonly promptId: number;
  readonly #stored = new Map<number, { page: MonthPage; offsets: PageOffsets }>();

  constructor(staged: Connection, promptId: number) {
    this.promptId = promptId;
    const rows = staged
      .prepare('SELECT heads, citations, searches, appearances FROM fact_month WHERE id BETWEEN ? AND ?')
      .all(...toKeyRange(promptId)) as MonthBlobs[];
    for (const row of rows) {
      const page = openPage(row);
      visitAnswers(
        page,
        (offsets) => void this.#stored.set(answerOfHead(page.heads, offsets.head), { page, offsets: { ...offsets } }),
      );
    }
  }

  read({ numbers, projectId, staged }: Move, row: AnswerRow, mentions: Uint8Array): AnswerFacts {
    const found = this.#stored.get(row.id);
    if (!found) throw refuseFile('file_damaged', `answer ${row.id} is counted nowhere`);
    const { page, offsets } = found;
    const { ordinal } = staged.prepare('SELECT ordinal FROM prompt WHERE id = ?').get(this.promptId) as {
      ordinal: number;
    };
    const surface = staged
      .prepare('SELECT surface FROM provenance WHERE id = ?')
      .pluck()
      .get(row.provenance_id) as string;
    const answerId = numbers.of('answer', row.id);
    return {
      answerId,
      projectId,
      promptId: numbers.of('prompt', this.promptId),
      ordinal,
      day: row.day,
      momentMs: row.answered_at - startOfDay(row.day),
      segment: { engine: row.engine, language: row.language, surface, isBranded: row.is_branded },
      isGrounded: isGroundedHead(page.heads, offsets.head),
      isRefusal: isRefusalHead(page.heads, offsets.head),
      appearances: readAppearances(page, offsets).map((one) => ({ ...one, brandId: numbers.of('brand', one.brandId) })),
      citations: readCitations(page, offsets).map((one) => ({ ...one, sourceId: numbers.of('source', one.sourceId) })),
      queryIds: readQueryIds(page, offsets).map((id) => numbers.of('search_query', id)),
      offsetsSum: sumOffsets(answerId, mentions),
    };
  }
}
