/** What the catalogue says of a model, and how its files write it down. Pure data: nothing is read or fetched. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { ReasoningEffort } from '#shared/vocabulary/route-options.ts';

/** Whole hours of the UTC day, the last one exclusive, on weekdays of UTC alone. */
export interface WeekdayHours {
  spans: readonly (readonly [fromHour: number, toHour: number])[];
}

/** Whether a moment is within them: the start of a span is, its end is not. */
export function isWithinHours({ spans }: WeekdayHours, epochMs: number): boolean {
  const moment = new Date(epochMs);
  const weekday = moment.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const hour = moment.getUTCHours();
  return spans.some(([from, to]) => hour >= from && hour < to);
}

/** US dollars: per million tokens, per search, per request. */
export interface CataloguePrice {
  /** UTC day from which it counts, `YYYY-MM-DD`. A changed price is a further line; the old one stays. */
  from: string;
  /** Only within these hours, where the provider asks more then. Null: at any hour. */
  hours: WeekdayHours | null;
  inputUsd: number;
  cachedInputUsd: number;
  outputUsd: number;
  searchUsd: number;
  /** `prompt`: however many searches a call made, one is charged. */
  searchUnit: 'search' | 'prompt';
  requestUsd: number;
  source: string;
}

export interface CatalogueModel {
  engine: Engine | null;
  /** A route's id, or what it begins with before a hyphen. */
  route: string;
  /** Family of models in lower case; `*`: any. */
  model: string;
  /** UTC days, `YYYY-MM-DD`; null: not known, or not announced. */
  since: string | null;
  retiresOn: string | null;
  /** What to take instead, as the provider says where it says so. */
  instead: string | null;
  contextTokens: number | null;
  /** What it takes as reasoning effort; null: not known. */
  efforts: readonly ReasoningEffort[] | null;
  /** What the route asks unless its owner says otherwise. */
  isDefault: boolean;
  prices: readonly CataloguePrice[];
  /** An https address, or the name of a document. */
  source: string;
  /** When somebody compared the line with a bill or a reply of the provider; null: never. */
  verifiedOn: string | null;
}

/** What the models of one service share. */
export interface Service {
  engine: Engine | null;
  route: string;
  /** Of the models; a price of another source says so itself. */
  source: string;
  prices: string;
  searchUsd?: number;
}

type Written = Partial<Omit<CatalogueModel, 'engine' | 'route' | 'model' | 'prices'>> & {
  prices?: readonly Partial<CataloguePrice>[];
};

/** Prices without a day of their own count from the first day that the app knows: nobody pays for a model before there is one. */
const FIRST_DAY = '2026-01-01';

/** US dollars per million tokens: in, in from a cache, out. */
export function tokens(inputUsd: number, cachedInputUsd: number, outputUsd: number): Partial<CataloguePrice> {
  return { inputUsd, cachedInputUsd, outputUsd };
}

/** Fills in what most lines have in common. */
export function toModel(service: Service, model: string, { prices = [], ...written }: Written): CatalogueModel {
  return {
    engine: service.engine,
    route: service.route,
    model,
    since: null,
    retiresOn: null,
    instead: null,
    contextTokens: null,
    efforts: null,
    isDefault: false,
    source: service.source,
    verifiedOn: null,
    ...written,
    prices: prices.map((price) => ({
      from: FIRST_DAY,
      hours: null,
      inputUsd: 0,
      cachedInputUsd: 0,
      outputUsd: 0,
      searchUsd: service.searchUsd ?? 0,
      searchUnit: 'search',
      requestUsd: 0,
      source: service.prices,
      ...price,
    })),
  };
}
