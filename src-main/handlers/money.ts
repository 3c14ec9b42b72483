/** What was spent, what a run would cost, and the caps and prices behind both. */
import { notFound, validationError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { dayOf, fromDate } from '#shared/time/day.ts';
import { ENGINE_TESTS } from '#shared/vocabulary/engines.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { loadForecast } from '../core/forecast/load-forecast.ts';
import { loadPlan } from '../core/forecast/load-plan.ts';
import { ACCOUNT, loadCaps, saveCap } from '../core/money/caps.ts';
import { saveExchangeRate } from '../core/money/exchange-rate.ts';
import { loadCapList } from '../core/money/list-caps.ts';
import { loadLedger } from '../core/money/load-ledger.ts';
import { loadRebill } from '../core/money/load-rebill.ts';
import { loadSpend } from '../core/money/load-spend.ts';
import { loadOwnerMonth } from '../core/money/owner-month.ts';
import { loadPriceTable, savePrice } from '../core/money/price-store.ts';
import { toPlanPrice } from '../core/money/serpapi-plan.ts';
import type { Handlers } from './handler.ts';
import { planReaches } from './plan-reaches.ts';
import { toPriceTableView } from './price-table-view.ts';
import { requireProject } from './require-project.ts';

export const moneyHandlers = {
  'money.caps': ({ core }) => core.storage.read(loadCapList, core.now()),
  'money.setCap': async ({ core, input: { monthlyCapUsd }, project }) => {
    await core.storage.write(saveCap, { scope: project?.publicId ?? ACCOUNT, monthlyCapUsd });
    core.executor.poke();
    return core.storage.read(loadCaps, { project: project?.publicId ?? null, nowMs: core.now() });
  },
  'money.prices': async ({ core }) => toPriceTableView(await core.storage.read(loadPriceTable, null)),
  'money.setPrice': async ({ core, input: { effectiveFrom, ...price } }) => {
    const effectiveDay = effectiveFrom === undefined ? dayOf(core.now()) : fromDate(effectiveFrom);
    const table = await core.storage.write(savePrice, { ...price, effectiveDay });
    core.executor.poke();
    return toPriceTableView(table);
  },
  'money.choosePlan': async ({ core, input: { plan } }) => {
    const table = await core.storage.write(savePrice, toPlanPrice(plan, dayOf(core.now())));
    core.executor.poke();
    return toPriceTableView(table);
  },
  'money.setRate': async ({ core, input }) => ({
    currency: await core.storage.write(saveExchangeRate, input),
  }),
  'money.forecast': async ({ core, caller, input, project }) => {
    const forecast = await core.storage.read(loadForecast, {
      project,
      promptIds: input.promptIds ?? null,
      engines: input.models ?? null,
      samples: input.samples ?? null,
      reaches: await planReaches(core, project.environment),
      nowMs: core.now(),
    });
    return { ...forecast, caps: toVisibleCaps(forecast.caps, caller) };
  },
  'money.plan': async ({ core, input, project }) =>
    core.storage.read(loadPlan, {
      project,
      scope: toFigureScope(project.id, input, core.now()),
      figure: input.figure,
      halfWidth: input.halfWidth ?? null,
      detect: input.detect ?? null,
      reaches: await planReaches(core, project.environment),
      nowMs: core.now(),
    }),
  'money.spend': async ({ core, caller, input }) => {
    const nowMs = core.now();
    const lastMonth = input.lastMonth ?? (await core.storage.read(loadOwnerMonth, nowMs));
    const firstMonth = input.firstMonth ?? lastMonth;
    if (firstMonth > lastMonth) throw validationError([{ path: 'firstMonth', message: 'must not be after lastMonth' }]);
    if (input.projectId === undefined && caller.kind !== 'owner') throw notFound('The project');
    const project = input.projectId === undefined ? null : await requireBook(core, caller, input.projectId);
    const scope = { project, firstMonth, lastMonth };
    const spend = await core.storage.read(loadSpend, { ...scope, nowMs });
    return { ...spend, caps: toVisibleCaps(spend.caps, caller) };
  },
  'money.ledger': async ({ core, caller, input }) => {
    const project = await requireBook(core, caller, input.projectId);
    const month = input.month ?? (await core.storage.read(loadOwnerMonth, core.now()));
    return core.storage.readText(loadLedger, { project, month, page: input.page, limit: input.limit });
  },
  'money.rebill': async ({ core, input, project }) => {
    const month = input.month ?? (await core.storage.read(loadOwnerMonth, core.now()));
    const { markupPercent } = input;
    return core.storage.read(loadRebill, {
      project: project.publicId,
      projectName: project.name,
      month,
      markupPercent,
    });
  },
} satisfies Handlers;

/** Whose calls are asked for in the ledger: those of a project that the caller may see or, for the owner, the tests of engines. Throws NOT_FOUND. */
async function requireBook(core: Core, caller: Caller, projectId: string): Promise<string> {
  if (projectId === ENGINE_TESTS && caller.kind === 'owner') return ENGINE_TESTS;
  return (await requireProject(core, caller, projectId)).publicId;
}

type Caps = OperationOutput<'money.setCap'>;

/** The account's is no business of a key that sees part of it. */
function toVisibleCaps(caps: Caps, caller: Caller): Caps {
  const seesAll = caller.kind === 'owner' || (caller.environment === 'live' && caller.projectIds === null);
  return seesAll ? caps : { ...caps, account: null };
}
