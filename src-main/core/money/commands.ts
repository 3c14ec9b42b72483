/** Every storage command of this folder, for the list of them all. */
import type { Command } from '../../storage/command.ts';
import { loadCaps, saveCap } from './caps.ts';
import { rebuildSpend } from './check-ledger.ts';
import { saveExchangeRate } from './exchange-rate.ts';
import { loadCapList } from './list-caps.ts';
import { loadEstimate } from './load-estimate.ts';
import { loadForecast } from './load-forecast.ts';
import { loadLedger } from './load-ledger.ts';
import { loadRebill } from './load-rebill.ts';
import { loadSpend } from './load-spend.ts';
import { loadOwnerMonth } from './owner-month.ts';
import { loadPriceTable, savePrice } from './price-store.ts';
import { closeTestCall, openTestCall } from './test-call.ts';

export const MONEY_COMMANDS: readonly Command[] = [
  closeTestCall,
  loadCapList,
  loadCaps,
  loadEstimate,
  loadForecast,
  loadLedger,
  loadOwnerMonth,
  loadPriceTable,
  loadRebill,
  loadSpend,
  openTestCall,
  rebuildSpend,
  saveCap,
  saveExchangeRate,
  savePrice,
];
