/** A model as callers see it: what the catalogue knows of it, and what it costs. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { dayOf, fromDate } from '#shared/time/day.ts';
import type { OfferedModel } from '../core/engines/models/list-models.ts';
import { findPrice, type Price, type PriceTable } from '../core/money/price-table.ts';
import { toTerms } from './price-table-view.ts';

type View = OperationOutput<'engines.models'>['models'][number];

export interface ModelTerms {
  route: string;
  defaultModel: string;
  prices: PriceTable;
  nowMs: number;
}

export function toModelView(offered: OfferedModel, { route, defaultModel, prices, nowMs }: ModelTerms): View {
  const { model, line, retiresOn, contextTokens, isServed, isAsked } = offered;
  const price = findPrice({ route, model, atMs: nowMs }, prices);
  return {
    model,
    isKnown: line !== null,
    isOwn: line?.isOwn ?? false,
    isServed,
    isAsked,
    isDefault: model === defaultModel,
    since: line?.since ?? null,
    retiresOn,
    daysLeft: retiresOn === null ? null : fromDate(retiresOn) - dayOf(nowMs),
    instead: line?.instead ?? null,
    contextTokens,
    efforts: line?.efforts ? [...line.efforts] : null,
    price: price && toTerms(price),
    nextPrice: price && findNext(price, prices, nowMs),
    source: line?.source ?? null,
    verifiedOn: line?.verifiedOn ?? null,
  };
}

/** The earliest line after today that will count in the place of this one. */
function findNext(price: Price, { prices }: PriceTable, nowMs: number): ReturnType<typeof toTerms> | null {
  const [next] = prices
    .filter(({ route, model, hours }) => route === price.route && model === price.model && hours === price.hours)
    .filter(({ effectiveDay }) => effectiveDay > dayOf(nowMs))
    .sort((a, b) => a.effectiveDay - b.effectiveDay);
  return next ? toTerms(next) : null;
}
