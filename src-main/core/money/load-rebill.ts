/** Reads what the rebill sheet of a project and month is made of. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../storage/command.ts';
import { readExchangeRate } from './exchange-rate.ts';
import { readSpendRows } from './load-spend.ts';
import { planRebill, type RebillRequest } from './plan-rebill.ts';

/** `project` is the public id. */
export const loadRebill = defineRead(
  'money.rebill',
  (db, { project, ...request }: RebillRequest & { project: string }): OperationOutput<'money.rebill'> => {
    const months = { firstMonth: request.month, lastMonth: request.month };
    return planRebill(request, readSpendRows(db, { project, ...months }), readExchangeRate(db));
  },
);
