/** What there is to judge next in a project: mentions that no verdict of this version is about. Reads and measures; writes nothing. */
import { defineHeavyRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { StoredContents } from '../answers/stored-contents.ts';
import { type CachedBrands, readCompiledBrands } from '../brands/brand-store.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import type { MeasuredMention } from '../measuring/measurement.ts';
import type { JudgeItem } from './instruction.ts';
import { readJudge, type StoredJudge } from './judge-settings.ts';
import { type Passage, toPassage, toText } from './passages.ts';

export interface DueItem extends JudgeItem {
  answerId: number;
  brandId: number;
  pieces: Passage;
}

export interface NextItems {
  items: DueItem[];
  /** Asked a second time, for the agreement with itself. */
  isSecond: boolean;
  /** Answers up to this number are looked at once these items are judged. */
  walkedId: number;
  /** Nothing more is there now. */
  isEnd: boolean;
}

/** Items of a call, and letters of their passages: a judge that is given more becomes careless. */
export const MOST_ITEMS = 12;
export const MOST_LETTERS = 9_000;
const LOOKED_AT_ONCE = 200;
/** One mention in so many is judged twice. */
export const TWICE_IN = 20;
export const MOST_TRIES = 2;

export const loadNextItems = defineHeavyRead(
  'judging.next',
  (db, { projectId, most }: { projectId: number; most: number }): NextItems | null => {
    const judge = readJudge(db, projectId);
    if (!judge || judge.mode === 'off') return null;
    const reader = new ItemReader(db, projectId, judge);
    return walk(db, reader, judge, most) ?? again(db, reader, judge, most);
  },
);

interface AnswerRow {
  id: number;
  packId: number;
  language: string;
}

/** Answers that nobody looked at yet, in the order of their numbers; null where there are none. */
function walk(db: Connection, reader: ItemReader, judge: StoredJudge, most: number): NextItems | null {
  let walkedId = judge.walkedId;
  const items: DueItem[] = [];
  for (;;) {
    const rows = reader.listAfter(walkedId, LOOKED_AT_ONCE);
    if (rows.length === 0) return items.length > 0 ? { items, isSecond: false, walkedId, isEnd: false } : null;
    for (const row of rows) {
      items.push(...reader.read(row).filter(({ answerId, brandId }) => !isJudged(db, { answerId, brandId }, judge)));
      walkedId = row.id;
      if (items.length >= most) return { items, isSecond: false, walkedId, isEnd: false };
    }
  }
}

function isJudged(db: Connection, { answerId, brandId }: { answerId: number; brandId: number }, judge: StoredJudge) {
  const by = db
    .prepare('SELECT judge_version_id FROM judge_verdict WHERE answer_id = ? AND brand_id = ?')
    .pluck()
    .get(answerId, brandId);
  return by === judge.versionId;
}

/** What came to nothing once, then what is to be judged twice. */
function again(db: Connection, reader: ItemReader, judge: StoredJudge, most: number): NextItems {
  for (const isSecond of [false, true]) {
    const wanted = isSecond
      ? `judge_verdict.state = 'verdict' AND second IS NULL AND tries < 100`
      : `judge_verdict.state <> 'verdict' AND tries < ${MOST_TRIES}`;
    const due = db
      .prepare(
        `SELECT answer_id AS answerId, brand_id AS brandId, pack_id AS packId, answer.language AS language
         FROM brand CROSS JOIN judge_verdict INDEXED BY judge_verdict_by_brand ON brand_id = brand.id JOIN answer ON answer.id = answer_id
         WHERE brand.project_id = ? AND brand.state = 'tracked' AND judge_version_id = ? AND ${wanted}
           ${isSecond ? `AND (answer_id * 7919 + brand_id * 104729) % ${TWICE_IN} = 0` : ''}
         LIMIT ?`,
      )
      .all(reader.projectId, judge.versionId, most) as {
      answerId: number;
      brandId: number;
      packId: number;
      language: string;
    }[];
    const items = due.flatMap(({ answerId, brandId, packId, language }) =>
      reader.readAny({ id: answerId, packId, language }).filter((item) => item.brandId === brandId),
    );
    if (items.length > 0) return { items, isSecond, walkedId: judge.walkedId, isEnd: false };
  }
  return { items: [], isSecond: false, walkedId: judge.walkedId, isEnd: true };
}

/** Makes items of answers, by the brands as they are now. */
export class ItemReader {
  readonly projectId: number;
  readonly #db: Connection;
  readonly #judge: Pick<StoredJudge, 'mode' | 'brands' | 'sinceDay'>;
  readonly #cached: CachedBrands;
  readonly #contents: StoredContents;

  constructor(db: Connection, projectId: number, judge: Pick<StoredJudge, 'mode' | 'brands' | 'sinceDay'>) {
    this.projectId = projectId;
    this.#db = db;
    this.#judge = judge;
    this.#cached = readCompiledBrands(db, projectId);
    this.#contents = new StoredContents(db);
  }

  listAfter(id: number, most: number): AnswerRow[] {
    return this.#db
      .prepare(
        `SELECT id, pack_id AS packId, language FROM answer NOT INDEXED
         WHERE id > ? AND project_id = ? AND day >= ? AND ${this.#isNamed()} ORDER BY id LIMIT ?`,
      )
      .all(id, this.projectId, this.#judge.sinceDay, most) as AnswerRow[];
  }

  /** Answers that name a brand whose mentions are wanted. */
  count(): number {
    return this.#db
      .prepare(
        `SELECT count(*) FROM answer INDEXED BY answer_by_day WHERE project_id = ? AND day >= ? AND ${this.#isNamed()}`,
      )
      .pluck()
      .get(this.projectId, this.#judge.sinceDay) as number;
  }

  /** Each `step`th of them. */
  listEvery(step: number): AnswerRow[] {
    return this.#db
      .prepare(
        `SELECT id, packId, language FROM (
           SELECT id, pack_id AS packId, language, row_number() OVER (ORDER BY id) AS nth FROM answer INDEXED BY answer_by_day
           WHERE project_id = ? AND day >= ? AND ${this.#isNamed()}) WHERE nth % ? = 0`,
      )
      .all(this.projectId, this.#judge.sinceDay, step) as AnswerRow[];
  }

  #isNamed(): string {
    return this.#judge.brands === 'own' ? 'is_own_named = 1' : 'brands_named > 0';
  }

  /** What the project wants judged of an answer; empty for one that cannot be read. */
  read(row: AnswerRow): DueItem[] {
    return this.#read(row, ({ sentiment }) => this.#judge.mode === 'all' || sentiment === null);
  }

  /** Whatever words alone say. */
  readAny(row: AnswerRow): DueItem[] {
    return this.#read(row, () => true);
  }

  #read({ id, packId, language }: AnswerRow, isWanted: (mention: MeasuredMention) => boolean): DueItem[] {
    const text = this.#contents.readText({ id, packId });
    if (text === null) return [];
    const { brands } = this.#cached;
    return measureAnswer({ text, language, cited: [] }, brands).mentions.flatMap((mention) => {
      const rules = brands.brands.find(({ brandId }) => brandId === mention.brandId);
      if (!rules || (this.#judge.brands === 'own' && !rules.isOwn) || !isWanted(mention)) return [];
      const pieces = toPassage(text, mention.spans);
      if (pieces === null) return [];
      const [brand = '', ...names] = rules.names.map((name) => name.text);
      return [{ answerId: id, brandId: mention.brandId, brand, names, passage: toText(pieces), pieces }];
    });
  }
}

/** Batches of a call each. */
export function toBatches(items: readonly DueItem[]): DueItem[][] {
  const batches: DueItem[][] = [];
  let letters = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const last = batches.at(-1);
    if (!last || last.length >= MOST_ITEMS || letters + item.passage.length > MOST_LETTERS) {
      batches.push([item]);
      letters = item.passage.length;
    } else {
      last.push(item);
      letters += item.passage.length;
    }
  }
  return batches;
}
