/** The groups in which the OpenAPI document lists operations: one for each resource of the interface. */
import type { Operation } from '#shared/contract/operation.ts';

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  account: 'The account behind a key',
  portfolio: 'All projects beside each other',
  projects: 'A brand, its site, its engines and its schedule',
  projectFiles: 'A whole project as one file',
  prompts: 'The questions that a project asks',
  tags: 'Names that prompts are grouped by',
  metrics: 'Figures of the own brand',
  competitors: 'The own brand among its competitors',
  opinions: 'What answers say about brands, and deciding it by hand',
  remeasurings: 'Receipts of measuring history again',
  baselines: 'Moments whose figures are kept as they were',
  sources: 'Pages that answers cite',
  fanouts: 'What engines searched for',
  export: 'Prompts with all their answers',
  tasks: 'What is worth doing next',
  alerts: 'Rules that tell of changes which are more than chance',
  interventions: 'What was done on a day, and whether it worked',
  reports: 'White-label files about a project',
  attribution: 'What customers say led them here',
  imports: 'Files that are read into a project, and taking that back',
  answers: 'Stored answers and what was counted in them',
  runs: 'Asking prompts, now or on a schedule',
  judge: 'A model that reads what answers say of brands',
  money: 'Prices, forecasts and what was spent',
};

export const TAGS = Object.entries(DESCRIPTIONS).map(([name, description]) => ({ name, description }));

/** The resource of an operation is the first word of its name. Throws for one that has no description here. */
export function toTag(operation: Operation): string {
  const name = operation.name.split('.', 1)[0] ?? '';
  if (!Object.hasOwn(DESCRIPTIONS, name)) throw new Error(`The resource "${name}" has no description.`);
  return name;
}
