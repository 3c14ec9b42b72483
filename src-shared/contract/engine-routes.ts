/** A route with its settings: what the owner may set for it, and within which bounds. */
import { z } from 'zod';

import { NEARNESS } from '../vocabulary/nearness.ts';
import { REASONING_EFFORTS, SEARCH_DEPTHS } from '../vocabulary/route-options.ts';
import { engineField, wholeNumber } from './fields.ts';

/** Bounds of what the owner may set for a route. */
export const ROUTE_BOUNDS = {
  timeoutMs: { min: 5_000, max: 600_000 },
  maxOutputTokens: { min: 500, max: 128_000 },
  concurrency: { min: 1, max: 32 },
  paceMs: { min: 0, max: 600_000 },
  maxSearches: { min: 1, max: 20 },
} as const;

export const ROUTE_OPTIONS = ['maxSearches', 'reasoningEffort', 'searchDepth'] as const;

const bounded = ({ min, max }: { min: number; max: number }) => wholeNumber(min, max);

export const routeKey = z.object({
  isNeeded: z.boolean(),
  /** Its variable; routes that name the same one share the key. */
  variable: z.string(),
  from: z.enum(['saved', 'environment', 'none']),
  ending: z.string().nullable().describe('The last four characters of the key'),
  problem: z.string().nullable().describe('Why a saved key cannot be used here'),
});

export const routeState = z.object({
  route: z.string(),
  label: z.string(),
  surface: z.string(),
  nearness: z
    .enum(NEARNESS)
    .nullable()
    .describe(
      'How near it stands to what people see who ask the engine themselves, the nearest first: page is the search page itself; an answer over an API differs from the app',
    ),
  engines: z.array(engineField),
  /** Engines that are asked over it now. */
  servedEngines: z.array(engineField),
  baseUrl: z.string(),
  model: z.string(),
  timeoutMs: z.int(),
  maxOutputTokens: z.int().nullable().describe('Most tokens of one answer; null: this route takes no such limit'),
  maxSearches: z.int().nullable().describe('Most web searches of one answer; null: as the service does by itself'),
  reasoningEffort: z.enum(REASONING_EFFORTS).nullable(),
  efforts: z.array(z.enum(REASONING_EFFORTS)).nullable().describe('Efforts that its model takes; null: not known'),
  searchDepth: z.enum(SEARCH_DEPTHS).nullable(),
  knows: z.array(z.enum(ROUTE_OPTIONS)).describe('Those of these three that its service has a field for'),
  concurrency: z.int(),
  paceMs: z.int(),
  /** Fields that the owner changed; the others have the values of the route. */
  changed: z.array(
    z.enum(['baseUrl', 'model', 'timeoutMs', 'maxOutputTokens', 'concurrency', 'paceMs', ...ROUTE_OPTIONS]),
  ),
  key: routeKey.nullable(),
});

/** What `engines.configure` takes besides address and model; null takes a change back. */
export const routeLimits = {
  timeoutMs: bounded(ROUTE_BOUNDS.timeoutMs).nullable().optional(),
  maxOutputTokens: bounded(ROUTE_BOUNDS.maxOutputTokens)
    .nullable()
    .optional()
    .describe('Most tokens of one answer, thinking included; what a cap holds back for a call rests on it'),
  concurrency: bounded(ROUTE_BOUNDS.concurrency).nullable().optional().describe('Most calls at once'),
  paceMs: bounded(ROUTE_BOUNDS.paceMs).nullable().optional().describe('Least time between two starts'),
  maxSearches: bounded(ROUTE_BOUNDS.maxSearches)
    .nullable()
    .optional()
    .describe('Most web searches of one answer; what a cap holds back for a call rests on it'),
  reasoningEffort: z
    .enum(REASONING_EFFORTS)
    .nullable()
    .optional()
    .describe('How hard to think; thinking is billed as output'),
  searchDepth: z
    .enum(SEARCH_DEPTHS)
    .nullable()
    .optional()
    .describe('How much of what was found goes into the answer; it is billed as input'),
};
