/** How cells of an export become values: answers in words to channel ids, amounts to numbers, dates to moments. Pure. */
import { isCalendarDate } from '#shared/time/day.ts';
import { STANDARD_CHANNELS } from '#shared/vocabulary/channels.ts';

/** What people write for a standard channel, without case and punctuation; ids and labels are added below. */
const SAYINGS: Readonly<Record<string, string>> = {
  ai: 'ai_search',
  aisearch: 'ai_search',
  aiassistant: 'ai_search',
  chatgpt: 'ai_chatgpt',
  openai: 'ai_chatgpt',
  perplexity: 'ai_perplexity',
  perplexityai: 'ai_perplexity',
  google: 'google_search',
  searchengine: 'google_search',
  organicsearch: 'google_search',
  social: 'social_media',
  facebook: 'social_media',
  instagram: 'social_media',
  linkedin: 'social_media',
  tiktok: 'social_media',
  ads: 'paid_ads',
  advertisement: 'paid_ads',
  paid: 'paid_ads',
  paidsearch: 'paid_ads',
  paidsocial: 'paid_ads',
  referrals: 'referral',
  friend: 'referral',
  wordofmouth: 'referral',
  recommendation: 'referral',
  blog: 'content',
  newsletter: 'content',
  podcast: 'content',
};

const CHANNELS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SAYINGS),
  ...Object.entries(STANDARD_CHANNELS).flatMap(([id, { label }]) => [
    [toLetters(id), id] as const,
    [toLetters(label), id] as const,
  ]),
]);

/** The standard channel that a text names; else the text itself, a channel of its own. */
export function toChannelId(text: string): string {
  return CHANNELS.get(toLetters(text)) ?? text;
}

function toLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

const PLAIN = /^\d+(?:\.\d+)?$/;
const COMMA_GROUPS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const DOT_GROUPS = /^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/;
const DECIMAL_COMMA = /^\d+,\d+$/;

/**
 * An amount such as `1234.5`, `$1,234.50`, `1.234,50 €` or `12,5`; null for anything else. One comma before exactly three
 * digits separates thousands; one dot is always a decimal point.
 */
export function toAmount(text: string): number | null {
  const digits = text.replace(/[\s\p{Sc}']|^[A-Z]{3}|[A-Z]{3}$/gu, '');
  if (PLAIN.test(digits)) return Number(digits);
  if (COMMA_GROUPS.test(digits)) return Number(digits.replaceAll(',', ''));
  if (DOT_GROUPS.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  return DECIMAL_COMMA.test(digits) ? Number(digits.replace(',', '.')) : null;
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Milliseconds of `2026-11-03`, `2026-11-03 14:05` or an ISO date-time, UTC unless it says otherwise; else null. */
export function toMoment(text: string): number | null {
  const match = MOMENT.exec(text);
  const [, date = '', time = '00:00', zone = 'Z'] = match ?? [];
  if (!match || !isCalendarDate(date)) return null;
  const epochMs = Date.parse(`${date}T${time}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
  return Number.isNaN(epochMs) ? null : epochMs;
}
