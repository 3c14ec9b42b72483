/** What a search over SerpApi costs by the plan of its account: the monthly fee by the searches in it, all of them used. */
import type { SerpApiPlan } from '#shared/vocabulary/route-options.ts';

export const SERPAPI_PLANS: Readonly<Record<SerpApiPlan, { searches: number; monthlyUsd: number; searchUsd: number }>> =
  {
    free: { searches: 250, monthlyUsd: 0, searchUsd: 0 },
    starter: { searches: 1_000, monthlyUsd: 25, searchUsd: 0.025 },
    developer: { searches: 5_000, monthlyUsd: 75, searchUsd: 0.015 },
    production: { searches: 15_000, monthlyUsd: 150, searchUsd: 0.01 },
    big_data: { searches: 30_000, monthlyUsd: 275, searchUsd: 0.009_167 },
  };
