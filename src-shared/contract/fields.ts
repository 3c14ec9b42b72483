/** Field schemas that several resources share. They accept what a query string can carry and what a typed client sends. */
import { z } from 'zod';

import { fromDate, isCalendarDate } from '../time/day.ts';
import { ALL_TIME, MAX_RANGE_DAYS, parseTimeframe } from '../time/window.ts';
import { COUNTRIES } from '../vocabulary/countries.ts';
import { ENGINES, type Engine } from '../vocabulary/engines.ts';
import { LANGUAGES } from '../vocabulary/languages.ts';
import { OPTIONAL_NAME_RULES } from '../vocabulary/name-rules.ts';
import { SOURCE_TYPES } from '../vocabulary/source-types.ts';
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

/** All but those that break lines or stand between words. */
const CONTROL = /(?![\t-\r\u0085])\p{Cc}/u;

/** Text without surrounding white space, of so many characters (code points, as JSON Schema counts them). */
export function characters(min: number, max: number) {
  return (
    z
      .string()
      .trim()
      // Half of a character would be stored as another one.
      .refine((text) => text.isWellFormed(), 'is not well-formed text')
      .refine((text) => !CONTROL.test(text), {
        error: 'must not hold control characters',
        params: { code: 'control_characters' },
      })
      .check((context) => {
        const length = countCharacters(context.value, max);
        if (length >= min && length <= max) return;
        const message = min === 0 ? `must have at most ${max} characters` : `must have ${min} to ${max} characters`;
        const params = length < min ? { code: 'too_short', limit: min } : { code: 'too_long', limit: max };
        context.issues.push({ code: 'custom', message, params, input: context.value });
      })
      .meta({ minLength: min, maxLength: max })
  );
}

/** What is too long whatever its characters are is not counted: it may be megabytes. */
const countCharacters = (text: string, max: number) => (text.length > 2 * max ? max + 1 : [...text].length);

const LETTER = String.raw`\p{L}\p{M}\p{N}`;
const LABEL = `(?!-)[${LETTER}-]{1,63}(?<!-)`;
const ATOM = `[${LETTER}!#$%&'*+/=?^_\`{|}~-]+`;
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`, 'u');

/** What something is called, as `characters`, on one line. */
export function nameText(min: number, max: number) {
  return characters(min, max).refine((text) => !/\p{Cc}/u.test(text), {
    error: 'must be on one line, without control characters',
    params: { code: 'one_line' },
  });
}

export const tagName = nameText(1, 100);
export const domainField = nameText(1, 253);
export const nameList = z.array(nameText(1, 200)).max(200);
/** How the names of a brand are looked for, beside the names themselves. */
export const withoutRulesField = z
  .array(z.enum(OPTIONAL_NAME_RULES))
  .max(3)
  .describe('Ways of writing its names that do not count: other spellings, endings of a language, compounds');
export const nearbyWordsField = nameList.describe(
  'Words of which one, or another tracked brand, must stand within 200 characters of a name for it to count; empty: none has to',
);
export const domainList = z.array(domainField).max(200);
export const projectIdParam = z.string().describe('Project id: 24 hexadecimal characters');
export const engineField = z.enum(ENGINES);
/** An address as mail takes it today, with letters of any script on both sides of the @. */
export const emailField = z
  .email({ pattern: EMAIL, error: 'must be an e-mail address' })
  .max(320)
  .meta({ format: 'idn-email' });
/**
 * Several values, in a query most of all: an array, a parameter that is repeated (`tags=a&tags=b`, `tags[]=a&tags[]=b`), or one
 * text with commas or a JSON array in it. Texts are trimmed.
 */
export function listField<T extends z.ZodType>(list: T) {
  return z.preprocess(splitList, list).meta({ [IS_LIST]: true });
}

/** Marks in a JSON Schema what `listField` made; whoever publishes the schema says it in words of his own. */
export const IS_LIST = 'x-list';

/** Whether `listField` made it, optional or not. */
export function isListField(field: unknown): boolean {
  const isWrapped = [z.ZodOptional, z.ZodDefault, z.ZodPrefault].some((wrapper) => field instanceof wrapper);
  if (isWrapped) return isListField((field as z.ZodOptional).def.innerType);
  return field instanceof z.ZodType && field.meta()?.[IS_LIST] === true;
}

function splitList(value: unknown): unknown {
  const parts = typeof value === 'string' ? splitText(value) : value;
  return Array.isArray(parts) ? parts.map((part) => (typeof part === 'string' ? part.trim() : part)) : parts;
}

function splitText(text: string): unknown {
  if (!text.trim().startsWith('[')) return text.split(',');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const enginesField = z
  .array(engineField)
  .min(1)
  .transform((engines) => [...new Set(engines)]);
/** The engines that figures are about: one, or several. */
export const engineFilter = listField(
  z
    .array(z.string().meta({ enum: ENGINES }))
    .min(1)
    .check((context) => {
      if (context.value.every(isEngine)) return;
      // Of the field, as most send one engine alone.
      context.issues.push({ code: 'invalid_value', values: [...ENGINES], input: context.value });
    })
    .transform((engines) => [...new Set(engines.filter(isEngine))]),
).describe('Only answers of this engine, or of any of several');

function isEngine(name: string): name is Engine {
  return ENGINES.some((engine) => engine === name);
}

export const languageField = z
  .string()
  .transform((text) => text.toLowerCase())
  .pipe(z.enum(LANGUAGES))
  .meta({ enum: LANGUAGES, description: 'Language code, in any case' });
/** A country by its two letters, in any case; stored in capitals. */
export const countryField = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .pipe(z.enum(COUNTRIES, { error: 'must be a country by its two letters, for example DE' }))
  .meta({ type: 'string', pattern: '^[A-Za-z]{2}$' })
  .describe('Country, ISO 3166-1 alpha-2');
export const calendarDate = z
  .string()
  .refine(isCalendarDate, { error: 'must be a calendar date, YYYY-MM-DD', params: { code: 'date' } })
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
/** A moment as somebody writes it down. */
export const momentField = z.iso.datetime({
  offset: true,
  error: 'must be a date and time with its zone, for example 2026-03-01T10:00:00Z',
});

/** Tag names; empty ones are dropped. */
export const tagsFilter = listField(z.array(z.string()).transform((tags) => tags.filter((tag) => tag !== '')));

export const sourceTypeField = z.enum(SOURCE_TYPES);

export const surfaceField = z.enum(SURFACES);

export const surfaceFilter = surfaceField
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
  model: engineFilter.optional(),
  language: languageField.optional(),
  surface: surfaceFilter,
  branded: brandedFilter,
  tags: tagsFilter.optional().describe('Any of these tags'),
} as const;

/** The same, of figures that stand beside those of another period. */
export const comparedFilters = {
  ...figureFilters,
  compareStart: calendarDate
    .optional()
    .describe(
      'First day of the period compared with, of any length; needs compareEnd. Absent: the one directly before',
    ),
  compareEnd: calendarDate.optional().describe('Last day of the period compared with, inclusive; needs compareStart'),
} as const;

export const intervalsField = yesOrNo
  .default(false)
  .describe('Whether rows carry the intervals of their figures; takes longer in large projects');

export const sortDirField = z.enum(['asc', 'desc']).default('desc');

export const pageFields = {
  page: wholeNumber(1, 1_000_000_000).default(1),
  limit: wholeNumber(1, 500).default(50),
} as const;

/** The first and the last day of a range that an input may hold. */
const DATE_RANGES = [
  ['startDate', 'endDate'],
  ['compareStart', 'compareEnd'],
] as const;

/** Half a date range, one that ends before it starts, or one beyond all history is refused. */
export function checkDates<T extends z.ZodType>(input: T) {
  return input.check((context) => {
    for (const range of DATE_RANGES) checkRange(context, range);
  });
}

function checkRange(context: z.core.ParsePayload, [firstKey, lastKey]: (typeof DATE_RANGES)[number]): void {
  const { [firstKey]: first, [lastKey]: last } = context.value as Partial<Record<string, string>>;
  // A text that is no date is told as that, and nothing follows from it.
  if ([first, last].some((date) => date !== undefined && !isCalendarDate(date))) return;
  const issue = (path: string, message: string) =>
    context.issues.push({ code: 'custom', path: [path], message, input: context.value });
  if ((first === undefined) !== (last === undefined)) {
    issue(first === undefined ? firstKey : lastKey, `must be sent too: ${firstKey} and ${lastKey} belong together`);
  } else if (first !== undefined && last !== undefined && first > last) {
    issue(firstKey, `must not be after ${lastKey}`);
  } else if (first !== undefined && last !== undefined && countDays(first, last) > MAX_RANGE_DAYS) {
    issue(lastKey, `must be at most ${MAX_RANGE_DAYS} days after ${firstKey}`);
  }
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

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, for example 07:00');

/** When in its week or month something scheduled comes. */
export const slotFields = {
  weekday: wholeNumber(1, 7).default(1).describe('Of a weekly schedule, 1 (Monday) to 7'),
  dayOfMonth: wholeNumber(1, 28).default(1).describe('Of a monthly schedule'),
  time: timeOfDay.default('07:00').describe('Local time of day, HH:MM'),
};

/** Names a long call of the caller's: by it the call is told about and can be stopped. */
export const callToken = z
  .string()
  .refine((text) => /^[\w-]{8,64}$/.test(text), 'must be 8 to 64 letters, digits, - or _');
