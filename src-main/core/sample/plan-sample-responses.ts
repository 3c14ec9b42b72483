/** What customers of a sample project said about where they had heard of it: the same on every machine on a day. Pure. */
import { dayOf, startOfDay } from '#shared/time/day.ts';
import type { NewAttribution } from '../attribution/attribution-store.ts';
import { createSeededRandom } from '../engines/simulated/seeded-random.ts';

const DAYS = 120;
const DAY_SECONDS = 86_400;

/** How many of a hundred name each channel: at first, and by now. */
const CHANNELS: readonly (readonly [channelId: string, atFirst: number, byNow: number])[] = [
  ['ai_chatgpt', 9, 24],
  ['ai_perplexity', 3, 9],
  ['ai_search', 4, 9],
  ['google_search', 36, 22],
  ['referral', 18, 14],
  ['social_media', 11, 8],
  ['paid_ads', 9, 6],
  ['content', 6, 5],
  ['direct', 4, 3],
];

/** Share of the responses that became a deal, and of deals that are in another currency. */
const DEAL_SHARE = 0.4;
const OTHER_CURRENCY_SHARE = 0.1;

export interface SampleResponse {
  createdAtMs: number;
  response: NewAttribution;
}

/** Oldest first, none after `nowMs`. */
export function planSampleResponses(project: { name: string; responses: number }, nowMs: number): SampleResponse[] {
  const random = createSeededRandom(`responses of ${project.name}`);
  const firstDay = dayOf(nowMs) - DAYS + 1;
  return Array.from({ length: project.responses }, (_, index) => {
    const day = firstDay + random.below(DAYS);
    const createdAtMs = Math.min(startOfDay(day) + random.below(DAY_SECONDS) * 1_000, nowMs);
    const channelId = pickChannel(random.next(), (day - firstDay) / (DAYS - 1));
    const isDeal = random.chance(DEAL_SHARE);
    const dealValue = 200 + 50 * random.below(60);
    const dealCurrency = random.chance(OTHER_CURRENCY_SHARE) ? 'EUR' : 'USD';
    const respondent = { respondentEmail: `customer${index + 1}@example.com`, formId: 'signup' };
    return { createdAtMs, response: { channelId, ...respondent, ...(isDeal ? { dealValue, dealCurrency } : {}) } };
  }).sort((a, b) => a.createdAtMs - b.createdAtMs);
}

function pickChannel(draw: number, elapsed: number): string {
  let left = draw * 100;
  for (const [channelId, atFirst, byNow] of CHANNELS) {
    left -= atFirst + (byNow - atFirst) * elapsed;
    if (left < 0) return channelId;
  }
  return 'direct';
}
