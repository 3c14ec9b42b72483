/** Tells of single answers whether they show the own brand, and how often they name it. Reads the series of a month, which is a tenth of its appearances. */
import { monthOf } from '#shared/time/month.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readStoredFacts } from '../../../answers/stored-facts.ts';
import { packOwnSeries, visitOwnSeries } from '../../aggregate/own-series.ts';
import { toMonthKey } from '../../codec/month-key.ts';
import { HEAD, type MonthBlobs, type MonthPage, occurrencesAt, openPage } from '../../codec/month-page.ts';
import type { VisitedAnswer } from '../../store/read-facts.ts';

/** As many as facts tell apart; the exact number of more is with the answer. */
const MOST_OCCURRENCES = 63;

export interface OwnPartOfAnswer {
  isVisible: boolean;
  /** Times that the own brand is named in the answer. */
  mentions: number;
}

/** What passes it answers page by page. */
export function openOwnParts(db: Connection, ownBrandId: number): (answer: VisitedAnswer) => OwnPartOfAnswer {
  let page: MonthPage | null = null;
  let parts: OwnPartOfAnswer[] = [];
  return (answer) => {
    if (answer.page !== page) {
      page = answer.page;
      parts = readParts(db, ownBrandId, toMonthKey(answer.prompt.id, monthOf(answer.day)));
    }
    const part = parts[answer.offsets.head / HEAD]!;
    if (part.mentions < MOST_OCCURRENCES) return part;
    const exact = readStoredFacts(db, answer.answerId)?.appearances.find(({ brandId }) => brandId === ownBrandId);
    return { isVisible: true, mentions: exact?.occurrences ?? part.mentions };
  };
}

/** Of all answers of a prompt's month, in their order. A month that is not summed up, or for another brand, is read from its facts. */
function readParts(db: Connection, ownBrandId: number, key: number): OwnPartOfAnswer[] {
  const series = db.prepare('SELECT body FROM own_month WHERE id = ?').pluck().get(key) as Uint8Array | undefined;
  return (series && listParts(series, ownBrandId)) ?? listParts(makeSeries(db, ownBrandId, key), ownBrandId) ?? [];
}

function makeSeries(db: Connection, ownBrandId: number, key: number): Uint8Array {
  const row = db.prepare('SELECT heads, appearances FROM fact_month WHERE id = ?').get(key) as MonthBlobs;
  return packOwnSeries(openPage(row), ownBrandId);
}

/** Null for a series of another brand. */
function listParts(series: Uint8Array, ownBrandId: number): OwnPartOfAnswer[] | null {
  const parts: OwnPartOfAnswer[] = [];
  const all = { firstDay: 0, lastDay: 31, before: 0, wanted: null };
  const isOwn = visitOwnSeries(series, ownBrandId, all, ({ numbers, at, isNamed, isCited }) =>
    parts.push({ isVisible: isNamed || isCited, mentions: isNamed ? occurrencesAt(numbers, at) : 0 }),
  );
  return isOwn ? parts : null;
}
