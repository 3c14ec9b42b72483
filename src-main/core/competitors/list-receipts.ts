/** Receipts of measuring again, as they are read: the newest first, and one with the answers that changed. */
import { notFound } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import { firstDayOf } from '#shared/time/month.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { RemeasuringCause, RemeasuringState, TransportKind } from '#shared/vocabulary/remeasurings.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { toPublicId } from '../answers/answer-id.ts';
import type { MovedPeriod } from '../answers/receipt-figures.ts';
import type { NumberedBrand } from '../brands/brand-view.ts';
import type { PageRequest } from '../paging.ts';
import { describeNamingChanges, planNamingChanges } from './plan-naming-changes.ts';

type Receipt = OperationOutput<'remeasurings.list'>['remeasurings'][number];
type ReceiptDetails = OperationOutput<'remeasurings.get'>;

export interface ReceiptRow {
  id: number;
  publicId: string;
  cause: RemeasuringCause;
  door: TransportKind;
  keyName: string | null;
  undoes: string | null;
  undoneBy: string | null;
  changedAt: number;
  finishedAt: number | null;
  state: RemeasuringState;
  namesBefore: string;
  namesAfter: string;
  rulesBefore: string;
  rulesAfter: string;
  looked: number | null;
  changed: number;
  rebranded: number;
  figures: string | null;
}

const COLUMNS = `receipt.id AS id, receipt.public_id AS publicId, receipt.cause AS cause, receipt.door AS door,
  receipt.key_name AS keyName, undone.public_id AS undoes, undoing.public_id AS undoneBy, receipt.changed_at AS changedAt,
  receipt.finished_at AS finishedAt, receipt.state AS state, receipt.names_before AS namesBefore,
  receipt.names_after AS namesAfter, receipt.rules_before AS rulesBefore, receipt.rules_after AS rulesAfter,
  receipt.looked AS looked, receipt.changed AS changed, receipt.rebranded AS rebranded, receipt.figures AS figures`;
const FROM = `remeasuring AS receipt LEFT JOIN remeasuring AS undone ON undone.id = receipt.undoes_id
  LEFT JOIN remeasuring AS undoing ON undoing.id = (SELECT max(id) FROM remeasuring WHERE undoes_id = receipt.id)`;

export const loadReceipts = defineRead(
  'remeasurings.list',
  (db, { projectId, page, limit }: PageRequest & { projectId: number }): OperationOutput<'remeasurings.list'> => {
    const rows = db
      .prepare(`SELECT ${COLUMNS} FROM ${FROM} WHERE receipt.project_id = ? ORDER BY receipt.id DESC LIMIT ? OFFSET ?`)
      .all(projectId, limit, (page - 1) * limit) as ReceiptRow[];
    const count = db.prepare('SELECT count(*) FROM remeasuring WHERE project_id = ?').pluck();
    const total = count.get(projectId) as number;
    return {
      remeasurings: rows.map((row) => toReceipt(row, readBrandNames(db, projectId))),
      pagination: { page, limit, total, hasMore: (page - 1) * limit + rows.length < total },
    };
  },
);

export const loadReceipt = defineRead(
  'remeasurings.get',
  (
    db,
    { projectId, remeasuringId, page, limit }: PageRequest & { projectId: number; remeasuringId: string },
  ): ReceiptDetails => {
    const row = requireReceipt(db, projectId, remeasuringId);
    const names = readBrandNames(db, projectId);
    const answers = readAnswers(db, row.id, { page, limit }, names);
    const count = db.prepare('SELECT count(*) FROM remeasuring_answer WHERE remeasuring_id = ?').pluck();
    const total = count.get(row.id) as number;
    return {
      ...toReceipt(row, names),
      namesBefore: toWire(JSON.parse(row.namesBefore)),
      namesAfter: toWire(JSON.parse(row.namesAfter)),
      months: toPeriods(row, names).flatMap(({ month, ...period }) =>
        month === null ? [] : [{ month: toDate(firstDayOf(month)).slice(0, 7), ...period }],
      ),
      answers,
      listedAnswers: total,
      pagination: { page, limit, total, hasMore: (page - 1) * limit + answers.length < total },
    };
  },
);

/** Throws NOT_FOUND. */
export function requireReceipt(db: Connection, projectId: number, remeasuringId: string): ReceiptRow {
  const row = db
    .prepare(`SELECT ${COLUMNS} FROM ${FROM} WHERE receipt.project_id = ? AND receipt.public_id = ?`)
    .get(projectId, remeasuringId) as ReceiptRow | undefined;
  if (!row) throw notFound('The receipt');
  return row;
}

type BrandNames = ReadonlyMap<number, { id: string; name: string; isUserBrand: boolean }>;

/** Those that are no longer tracked too. */
function readBrandNames(db: Connection, projectId: number): BrandNames {
  const rows = db
    .prepare('SELECT id AS rowId, public_id AS id, name, is_own AS isOwn FROM brand WHERE project_id = ?')
    .all(projectId) as { rowId: number; id: string; name: string; isOwn: 0 | 1 }[];
  return new Map(rows.map(({ rowId, isOwn, ...brand }) => [rowId, { ...brand, isUserBrand: isOwn === 1 }]));
}

function toReceipt(row: ReceiptRow, names: BrandNames): Receipt {
  const changes = planNamingChanges(JSON.parse(row.namesBefore), JSON.parse(row.namesAfter));
  const [overall] = toPeriods(row, names);
  return {
    id: row.publicId,
    cause: row.cause,
    door: row.door,
    keyName: row.keyName,
    state: row.state,
    changedAt: toDateTime(row.changedAt),
    finishedAt: row.finishedAt === null ? null : toDateTime(row.finishedAt),
    summary: row.cause === 'names' ? describeNamingChanges(changes) : RULE_WORDS[row.cause],
    changes,
    ruleVersionBefore: row.rulesBefore,
    ruleVersionAfter: row.rulesAfter,
    lookedAnswers: row.looked,
    changedAnswers: row.changed,
    rebrandedAnswers: row.rebranded,
    figures: overall?.brands ?? [],
    undoes: row.undoes,
    undoneBy: row.undoneBy,
  };
}

const RULE_WORDS = {
  rules: 'The program measures by newer rules',
  word_boundaries: 'Measured by the word boundaries of this program',
} as const;

function toPeriods({ figures }: ReceiptRow, names: BrandNames) {
  const periods = figures === null ? [] : (JSON.parse(figures) as MovedPeriod[]);
  return periods.map(({ month, answers, brands }) => ({
    month,
    answers,
    brands: brands.flatMap(({ brandId, before, after }) => {
      const brand = names.get(brandId);
      return brand ? [{ ...brand, before, after }] : [];
    }),
  }));
}

interface AnswerRow {
  publicId: Uint8Array;
  promptId: string;
  engine: Engine;
  answeredAt: number;
  came: string;
  went: string;
  altered: string;
}

function readAnswers(
  db: Connection,
  receiptId: number,
  { page, limit }: PageRequest,
  names: BrandNames,
): ReceiptDetails['answers'] {
  const rows = db
    .prepare(
      `SELECT answer.public_id AS publicId, prompt.public_id AS promptId, engine, answered_at AS answeredAt, came, went, altered
       FROM remeasuring_answer JOIN answer ON answer.id = answer_id JOIN prompt ON prompt.id = prompt_id
       WHERE remeasuring_id = ? ORDER BY answer_id LIMIT ? OFFSET ?`,
    )
    .all(receiptId, limit, (page - 1) * limit) as AnswerRow[];
  const toBrands = (ids: string) =>
    (JSON.parse(ids) as number[]).flatMap((id) => {
      const brand = names.get(id);
      return brand ? [{ id: brand.id, name: brand.name }] : [];
    });
  return rows.map((row) => ({
    id: toPublicId(row.publicId),
    promptId: row.promptId,
    model: row.engine,
    answeredAt: toDateTime(row.answeredAt),
    came: toBrands(row.came),
    went: toBrands(row.went),
    altered: toBrands(row.altered),
  }));
}

function toWire(brands: readonly NumberedBrand[]): ReceiptDetails['namesBefore'] {
  return brands.map(({ rowId: _, ...brand }) => brand);
}

function toDateTime(ms: number): string {
  return new Date(ms).toISOString();
}
