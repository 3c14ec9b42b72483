/** What an owner chooses about a report. All has a default, so that a definition kept before a field was there still reads. */
import { z } from 'zod';

import {
  MAX_LOGO_CHARACTERS,
  REPORT_COMPARISONS,
  REPORT_FONTS,
  REPORT_KINDS,
  REPORT_LANGUAGES,
  REPORT_PERIODS,
  REPORT_SECTIONS,
  type ReportKind,
  type ReportSection,
  SECTIONS_OF_KIND,
} from '../vocabulary/reports.ts';
import {
  brandedFilter,
  calendarDate,
  characters,
  checkDates,
  engineFilter,
  languageField,
  nameText,
  surfaceFilter,
  tagName,
} from './fields.ts';

/** A picture that is in the file itself: nothing is fetched when the report is opened. */
const logo = z
  .string()
  .max(MAX_LOGO_CHARACTERS)
  .regex(/^data:image\/(?:png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/, 'must be a picture as a data address');

const sections = z.array(z.enum(REPORT_SECTIONS)).transform((asked) => [...new Set(asked)]);

/** The filters of figures. They stand apart, because a report has a language of its own. */
const reportFilters = z.strictObject({
  model: engineFilter.optional(),
  language: languageField.optional(),
  surface: surfaceFilter,
  branded: brandedFilter,
  tags: z.array(tagName).max(100).optional().describe('Any of these tags'),
});

const ownText = characters(0, 4000).default('');
const sectionTexts = z
  .partialRecord(z.enum(REPORT_SECTIONS), z.strictObject({ before: ownText, after: ownText }))
  .describe('Texts of the owner before and after what a section shows; an empty line begins a paragraph');

/** A summary that the owner wrote, and the sentences that it replaced. */
const ownSummary = z.strictObject({
  text: characters(1, 4000),
  fingerprint: z
    .string()
    .max(100)
    .describe('Of the sentences that the text replaced; it is marked once they are others'),
});

export const definitionFields = {
  name: nameText(1, 200).describe('The title of the report'),
  kind: z.enum(REPORT_KINDS).exclude(['portfolio']).default('client'),
  competitorId: z.string().nullable().default(null).describe('Whom a battle card is about'),
  interventionId: z.string().nullable().default(null).describe('What a report of before and after is about'),
  language: z.enum(REPORT_LANGUAGES).default('en'),
  period: z.enum(REPORT_PERIODS).default('days_30'),
  startDate: calendarDate.optional().describe('First day of the period dates'),
  endDate: calendarDate.optional().describe('Last day of the period dates, inclusive'),
  comparison: z.enum(REPORT_COMPARISONS).default('period_before').describe('What figures are compared with'),
  compareStart: calendarDate.optional().describe('First day of the comparison dates'),
  compareEnd: calendarDate.optional().describe('Last day of the comparison dates, inclusive'),
  baselineId: z.string().nullable().default(null).describe('Of the comparison baseline'),
  filters: reportFilters.default({}).describe('Which answers the figures are about; empty: all of the period'),
  sections: sections.default([]).describe('In the order in which they stand; empty: those of the kind, in its order'),
  sectionTexts: sectionTexts.default({}),
  summary: ownSummary.nullable().default(null).describe('null: the sentences that are made from the figures'),
  introduction: characters(0, 4000).default('').describe('Plain text; an empty line begins a paragraph'),
  preparedBy: nameText(0, 200).default('').describe('Whose report it is'),
  preparedFor: nameText(0, 200).default('').describe('Empty: the brand'),
  logo: logo.nullable().default(null),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour, for example #1f56d8')
    .default('#1f56d8'),
  font: z.enum(REPORT_FONTS).default('sans'),
  hasCover: z.boolean().default(false).describe('Whether it begins with a page that names it'),
  namesProduct: z.boolean().default(false).describe('Whether the report says what it was made with'),
} as const;

export const reportDefinition = z.object(definitionFields);

interface Chosen {
  kind?: ReportKind;
  competitorId?: string | null;
  interventionId?: string | null;
  period?: string;
  startDate?: string;
  comparison?: string;
  compareStart?: string;
  baselineId?: string | null;
  sections?: readonly ReportSection[];
  /** Whose figures alone are asked for. */
  section?: ReportSection;
}

/** Dates belong to `dates` and nothing else; a kind has what it is about, and only sections that it can hold. */
export function checkDefinition<T extends z.ZodType>(input: T) {
  return checkDates(input).check((context) => {
    const refuse = (path: string, message: string) =>
      context.issues.push({ code: 'custom', path: [path], message, input: context.value });
    const chosen = context.value as Chosen;
    const { kind = 'client', comparison } = chosen;
    const needs = (path: keyof Chosen, isNeeded: boolean, what: string) => {
      const isThere = chosen[path] !== undefined && chosen[path] !== null;
      if (isNeeded !== isThere) refuse(path, isNeeded ? `is needed for ${what}` : `goes with ${what} only`);
    };
    needs('startDate', chosen.period === 'dates', 'the period dates');
    needs('compareStart', comparison === 'dates', 'the comparison dates');
    needs('baselineId', comparison === 'baseline', 'the comparison baseline');
    needs('competitorId', kind === 'battle_card', 'the kind battle_card');
    needs('interventionId', kind === 'before_after', 'the kind before_after');
    const isForeign = (section: ReportSection) => !SECTIONS_OF_KIND[kind].includes(section);
    if (chosen.section !== undefined && isForeign(chosen.section)) refuse('section', `must be of the kind ${kind}`);
    const foreign = (chosen.sections ?? []).filter(isForeign);
    if (foreign.length > 0)
      refuse(
        'sections',
        `must be of the kind ${kind}: ${foreign.join(', ')} ${foreign.length === 1 ? 'is' : 'are'} not`,
      );
  });
}
