/** Field schemas that several resources share. They accept what a query string can carry and what a typed client sends. */
import { z } from 'zod';

import { fromDate, isCalendarDate } from '../time/day.ts';
import { ALL_TIME, MAX_RANGE_DAYS, parseTimeframe } from '../time/window.ts';
import { COUNTRIES } from '../vocabulary/countries.ts';
import { ENGINES } from '../vocabulary/engines.ts';
import { LANGUAGES } from '../vocabulary/languages.ts';
import { SURFACES } from '../vocabulary/surfaces.ts';

/** A whole number that may come as digits in a query string. Out of range is refused, never clamped. */
export function wholeNumber(min: number, max: number) {
  return z
    .preprocess(
      (value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value),
      z.int().min(min).max(max),
    )
    .meta({ type: 'integer', minimum: min, maximum: max });
}

/** `true` or `false`, also as the words that a query string can carry. */
export const yesOrNo = z
  .preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean())
  .meta({ type: 'boolean' });

/** Text without surrounding white space, of so many characters (code points, as JSON Schema counts them). */
export function characters(min: number, max: number) {
  return (
    z
      .string()
      .trim()
      // Half of a character would be stored as another one.
      .refine((text) => text.isWellFormed(), 'is not well-formed text')
      .refine(
        (text) => {
          const length = [...text].length;
          return length >= min && length <= max;
        },
        min === 0 ? `must have at most ${max} characters` : `must have ${min} to ${max} characters`,
      )
      .meta({ minLength: min, maxLength: max })
  );
}

export const tagName = characters(1, 100);
export const projectIdParam = z.string().describe('Project id: 24 hexadecimal characters');
export const engineField = z.enum(ENGINES);
export const enginesField = z
  .array(engineField)
  .min(1)
  .transform((engines) => [...new Set(engines)]);
export const languageField = z
  .string()
  .transform((text) => text.toLowerCase())
  .pipe(z.enum(LANGUAGES));
/** A country by its two letters, in any case; stored in capitals. */
export const countryField = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .pipe(z.enum(COUNTRIES))
  .meta({ type: 'string', pattern: '^[A-Za-z]{2}$' })
  .describe('Country, ISO 3166-1 alpha-2');
export const calendarDate = z
  .string()
  .refine(isCalendarDate, 'must be a calendar date, YYYY-MM-DD')
  .meta({ format: 'date' });
/** A date in an output; the period before one in 1970 is earlier than any input may be. */
export const shownDate = z.iso.date();
export const timeframeField = z
  .string()
  .refine((text) => parseTimeframe(text) !== null, 'must be a number of days from 1d to 3660d, for example 30d');
/** A timeframe that may also be `all`: from the first answer to yesterday. */
export const openTimeframeField = z
  .string()
  .refine(
    (text) => text === ALL_TIME || parseTimeframe(text) !== null,
    'must be "all" or a number of days from 1d to 3660d, for example 90d',
  );
export const dateTime = z.iso.datetime();

/** `a,b` or `["a","b"]` or an array: tag names, trimmed, empty ones dropped. */
export const tagsFilter = z
  .preprocess(
    (value) => {
      if (typeof value !== 'string') return value;
      const text = value.trim();
      if (!text.startsWith('[')) return text.split(',');
      try {
        return JSON.parse(text);
      } catch {
        return value;
      }
    },
    z.array(z.string()).transform((tags) => tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
  )
  .meta({ type: 'string' });

export const surfaceFilter = z
  .enum(SURFACES)
  .optional()
  .describe('Only answers that were met there; absent: all of them together');

export const brandedFilter = yesOrNo
  .optional()
  .describe(
    'Only answers to prompts that name (true) or do not name (false) the own brand; absent: all of them together',
  );

/** The window and filters of every figure. */
export const figureFilters = {
  timeframe: timeframeField.default('30d').describe('Relative window ending yesterday'),
  startDate: calendarDate.optional().describe('First day, inclusive; needs endDate'),
  endDate: calendarDate.optional().describe('Last day, inclusive; needs startDate'),
  model: engineField.optional(),
  language: languageField.optional(),
  surface: surfaceFilter,
  branded: brandedFilter,
  tags: tagsFilter.optional().describe('Any of these tags: comma-separated or a JSON array'),
} as const;

export const sortDirField = z.enum(['asc', 'desc']).default('desc');

export const pageFields = {
  page: wholeNumber(1, 1_000_000_000).default(1),
  limit: wholeNumber(1, 500).default(50),
} as const;

/** Half a date range, one that ends before it starts, or one beyond all history is refused. */
export function checkDates<T extends z.ZodType>(input: T) {
  return input.check((context) => {
    const { startDate, endDate } = context.value as {
      startDate?: string;
      endDate?: string;
    };
    // A text that is no date is told as that, and nothing follows from it.
    if ([startDate, endDate].some((date) => date !== undefined && !isCalendarDate(date))) return;
    const issue = (path: string, message: string) =>
      context.issues.push({
        code: 'custom',
        path: [path],
        message,
        input: context.value,
      });
    if ((startDate === undefined) !== (endDate === undefined)) {
      issue(startDate === undefined ? 'startDate' : 'endDate', 'startDate and endDate must be sent together');
    } else if (startDate !== undefined && endDate !== undefined && startDate > endDate) {
      issue('startDate', 'startDate must not be after endDate');
    } else if (startDate !== undefined && endDate !== undefined && countDays(startDate, endDate) > MAX_RANGE_DAYS) {
      issue('endDate', `must be at most ${MAX_RANGE_DAYS} days after startDate`);
    }
  });
}

function countDays(startDate: string, endDate: string): number {
  return fromDate(endDate) - fromDate(startDate) + 1;
}

export const pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  hasMore: z.boolean(),
});
