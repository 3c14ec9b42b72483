/**
 * List prices for estimating what a call cost, used only where a reply does not say it itself. Dated seeds: an estimate is
 * labelled as one and never becomes a bill. Last compared with published price lists on 2026-06-21.
 */
import type { CallBill, CallUsage } from './engine-route.ts';

/** US dollars per million tokens. */
interface TokenPrice {
  inputUsd: number;
  cachedInputUsd: number;
  outputUsd: number;
}

/** US dollars per web search (10 per 1000 calls). */
const OPENAI_WEB_SEARCH_USD = 0.01;

const OPENAI_TOKEN_PRICES: Readonly<Record<string, TokenPrice>> = {
  'gpt-5.4': { inputUsd: 2.5, cachedInputUsd: 0.25, outputUsd: 15 },
  'gpt-5.2': { inputUsd: 1.75, cachedInputUsd: 0.175, outputUsd: 14 },
  'gpt-5.1': { inputUsd: 1.25, cachedInputUsd: 0.125, outputUsd: 10 },
  'gpt-5': { inputUsd: 1.25, cachedInputUsd: 0.125, outputUsd: 10 },
  'gpt-5-mini': { inputUsd: 0.25, cachedInputUsd: 0.025, outputUsd: 2 },
  'gpt-5-nano': { inputUsd: 0.05, cachedInputUsd: 0.005, outputUsd: 0.4 },
  'gpt-4.1': { inputUsd: 2, cachedInputUsd: 0.5, outputUsd: 8 },
  'gpt-4.1-mini': { inputUsd: 0.4, cachedInputUsd: 0.1, outputUsd: 1.6 },
  'gpt-4.1-nano': { inputUsd: 0.1, cachedInputUsd: 0.025, outputUsd: 0.4 },
  'gpt-4o': { inputUsd: 2.5, cachedInputUsd: 1.25, outputUsd: 10 },
  'gpt-4o-mini': { inputUsd: 0.15, cachedInputUsd: 0.075, outputUsd: 0.6 },
  'o4-mini': { inputUsd: 1.1, cachedInputUsd: 0.275, outputUsd: 4.4 },
};

export interface Cost {
  /** US dollars, >= 0; null when neither reported nor estimable. */
  costUsd: number | null;
  /** Null exactly when `costUsd` is. */
  costBasis: 'reported' | 'estimated' | null;
}

/** What an answer cost: as its bill reports it, else estimated from what it used up. */
export function priceBill(bill: CallBill, model: string | null): Cost {
  if (bill.reportedUsd !== null) return { costUsd: bill.reportedUsd, costBasis: 'reported' };
  const costUsd = bill.usage === null || model === null ? null : estimateOpenAiCostUsd(model, bill.usage);
  return { costUsd, costBasis: costUsd === null ? null : 'estimated' };
}

/**
 * Estimated US dollars of one OpenAI call: tokens at the model's list price plus its searches. A dated model name
 * (`gpt-5.1-2025-11-13`) has the price of its family. Null when the model is not in the table.
 */
function estimateOpenAiCostUsd(model: string, use: CallUsage): number | null {
  const price = findTokenPrice(model);
  if (price === null) return null;
  const cached = Math.min(use.cachedInputTokens, use.inputTokens);
  const tokensUsd =
    (use.inputTokens - cached) * price.inputUsd + cached * price.cachedInputUsd + use.outputTokens * price.outputUsd;
  return tokensUsd / 1e6 + use.searches * OPENAI_WEB_SEARCH_USD;
}

function findTokenPrice(model: string): TokenPrice | null {
  const family = model.replace(/-\d{4}-\d{2}-\d{2}$|-latest$/, '');
  return Object.hasOwn(OPENAI_TOKEN_PRICES, family) ? (OPENAI_TOKEN_PRICES[family] ?? null) : null;
}
