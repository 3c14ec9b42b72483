/**
 * What operations read and change, in a closed list of subjects. A reply that was read is stale once one of its subjects was
 * changed, in its project where both name one: windows ask for it again then, and for nothing else.
 */

export const SUBJECTS = [
  'account',
  /** Rules that fire, where they are sent to, and what came of it. */
  'alerts',
  /** Answers and all that is counted from them; also how the owner classified their sources. */
  'answers',
  'api-keys',
  'attribution',
  /** Frozen moments of a project. */
  'baselines',
  /** Brands that are tracked and those that are suggested. */
  'brands',
  'desktop',
  /** What the owner set for engines: routes, keys, models. */
  'engines',
  /** How engines fare, whether there is a network, and what is told about both. */
  'health',
  'network',
  /** Prices, plans, exchange rates and monthly caps. */
  'prices',
  'projects',
  'prompts',
  'reports',
  'runs',
  /** Calls that were paid for. */
  'spend',
  /** The data folder: backups, what is kept for how long, what is being deleted. */
  'storage',
  /** Tasks, and interventions, which finished tasks are among. */
  'tasks',
] as const;

export type Subject = (typeof SUBJECTS)[number];

/** What every figure is made of: answers, and the prompts that filters choose. */
export const FIGURES = ['answers', 'prompts'] as const satisfies readonly Subject[];

/** What a reply is made of; `snapshot`: it speaks of the moment it was asked and is never asked again by itself. */
export type Reads = readonly [Subject, ...Subject[]] | 'snapshot';

/** An operation either reads or changes. */
export type Effect = { reads: Reads; changes?: never } | { reads?: never; changes: readonly Subject[] };
