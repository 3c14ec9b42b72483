/** A definition without its project, and one of a template for a project. Pure. */
import type { ParsedInput } from '../contract/index.ts';

type Definition = Omit<ParsedInput<'reports.build'>, 'projectId'>;

/** Stands for the brand of whatever project a template is used for. */
const BRAND = '{brand}';

/**
 * Whom it is for, tags, dates, baselines and a summary that was written for figures are the project's own; the name of its brand becomes
 * a blank where it stands as a word. Null for a kind that is about one thing of one project.
 */
export function toTemplate(definition: Definition, brand: string): Definition | null {
  if (definition.competitorId !== null || definition.interventionId !== null) return null;
  const name = new RegExp(
    `(?<![\\p{L}\\p{N}])${brand.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'gu',
  );
  const {
    startDate: _s,
    endDate: _e,
    compareStart: _cs,
    compareEnd: _ce,
    ...rest
  } = mapTexts(definition, (text) => text.replace(name, BRAND));
  const { tags: _tags, ...filters } = rest.filters;
  const { period, comparison } = rest;
  return {
    ...rest,
    ...{ filters, preparedFor: '', summary: null, baselineId: null },
    period: period === 'dates' ? 'days_30' : period,
    comparison: comparison === 'year_before' ? comparison : 'period_before',
  };
}

export function fromTemplate(template: Definition, brand: string): Definition {
  return mapTexts(template, (text) => text.replaceAll(BRAND, () => brand));
}

function mapTexts(definition: Definition, map: (text: string) => string): Definition {
  const sectionTexts = Object.fromEntries(
    Object.entries(definition.sectionTexts).map(([section, { before, after }]) => [
      section,
      { before: map(before), after: map(after) },
    ]),
  );
  return { ...definition, name: map(definition.name), introduction: map(definition.introduction), sectionTexts };
}
