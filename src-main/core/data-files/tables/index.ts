/** The tables of the data files by name. */
import type { TableName } from '#shared/vocabulary/data-tables.ts';
import { answers, citations, dailyFigures, fanouts, mentions } from './of-answers.ts';
import { attribution, brands, calls, prompts, runs, tags, tasks } from './of-projects.ts';
import type { Table } from './table.ts';

export const TABLES: Readonly<Record<TableName, Table>> = {
  answers,
  mentions,
  citations,
  fanouts,
  daily_figures: dailyFigures,
  prompts,
  tags,
  brands,
  calls,
  runs,
  tasks,
  attribution,
};
