/** The plans ("tiers") and every limit they set. Nobody is billed: a tier is a budget profile that the owner picks. */
import { ENGINES, type Engine } from './engines.ts';

export const TIERS = ['starter', 'pro', 'enterprise', 'agency_starter', 'agency_studio'] as const;
export type Tier = (typeof TIERS)[number];

/** Limits of a tier; null means that the tier does not have that limit. */
export interface Plan {
  family: 'brand' | 'agency';
  requestsPerMinute: number;
  clientProjects: number;
  modelsPerProject: number;
  promptsPerProject: number | null;
  /** Prompt x model slots over the whole account. */
  promptBudget: number | null;
  pitchSlots: number;
  includedAnswersPerMonth: number | null;
  next: Tier | null;
  engines: readonly Engine[];
}

const BASIC_ENGINES = ENGINES.filter((engine) => engine !== 'google_ai_mode' && engine !== 'copilot');

const BRAND = {
  family: 'brand',
  pitchSlots: 0,
  includedAnswersPerMonth: null,
} as const;
const AGENCY = {
  family: 'agency',
  promptsPerProject: null,
  promptBudget: null,
  modelsPerProject: 10,
} as const;

export const PLANS: Readonly<Record<Tier, Plan>> = {
  starter: {
    ...BRAND,
    requestsPerMinute: 60,
    clientProjects: 1,
    modelsPerProject: 3,
    promptsPerProject: 50,
    promptBudget: 150,
    next: 'pro',
    engines: BASIC_ENGINES,
  },
  pro: {
    ...BRAND,
    requestsPerMinute: 180,
    clientProjects: 3,
    modelsPerProject: 3,
    promptsPerProject: 150,
    promptBudget: 450,
    next: 'enterprise',
    engines: BASIC_ENGINES,
  },
  enterprise: {
    ...BRAND,
    requestsPerMinute: 600,
    clientProjects: 10,
    modelsPerProject: 10,
    promptsPerProject: 500,
    promptBudget: 5000,
    next: null,
    engines: ENGINES,
  },
  agency_starter: {
    ...AGENCY,
    requestsPerMinute: 180,
    clientProjects: 25,
    pitchSlots: 250,
    includedAnswersPerMonth: 100_000,
    next: 'agency_studio',
    engines: ENGINES,
  },
  agency_studio: {
    ...AGENCY,
    requestsPerMinute: 600,
    clientProjects: 250,
    pitchSlots: 500,
    includedAnswersPerMonth: 1_000_000,
    next: null,
    engines: ENGINES,
  },
};

export const DEFAULT_TIER: Tier = 'agency_studio';
export const PITCH_PROMPT_LIMIT = 50;
export const PITCH_DURATIONS_DAYS = [1, 7, 14] as const;
