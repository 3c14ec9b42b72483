/** A pitch that is entered: its first prompts, which engines are asked, what it lacks, and what is sent. Pure. */
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { planStarters } from '#shared/starters/plan-starters.ts';
import { DEFAULT_ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { type PITCH_DURATIONS_DAYS, PITCH_PROMPT_LIMIT } from '#shared/vocabulary/plans.ts';
import { toWebsiteUrl } from '../../ui/website-url.ts';

export interface PitchDraft {
  name: string;
  site: string;
  language: string;
  category: string;
  /** One a line; null: those that follow from the category. */
  prompts: string | null;
  days: (typeof PITCH_DURATIONS_DAYS)[number];
}

export interface PitchEngines {
  environment: 'live' | 'test';
  models: readonly Engine[];
}

/** Questions of the field alone: an engine repeats a name that it reads. */
export function planPitchPrompts({ name, category, language }: PitchDraft): string[] {
  if (category.trim() === '') return [];
  return planStarters({ brand: name, category, language, place: null })
    .filter(({ intent }) => intent !== 'brand')
    .map(({ text }) => text);
}

/** Those that can be asked now; the usual ones, simulated, where none can. */
export function planPitchEngines(engines: OperationOutput<'engines.list'> | undefined): PitchEngines {
  const reached = (engines ?? []).filter(({ route }) => route !== null).map(({ engine }) => engine);
  return reached.length > 0
    ? { environment: 'live', models: reached }
    : { environment: 'test', models: DEFAULT_ENGINES };
}

/** A field with a fault, and which: its words stand in the catalogue. */
export type PitchFaults = Partial<Record<'name' | 'site' | 'prompts', 'noName' | 'noSite' | 'noPrompt' | 'tooMany'>>;

export function findPitchFaults(draft: PitchDraft): PitchFaults {
  const prompts = listPrompts(draft).length;
  return {
    ...(draft.name.trim() === '' && { name: 'noName' }),
    ...(toWebsiteUrl(draft.site) === null && { site: 'noSite' }),
    ...(prompts === 0 && { prompts: 'noPrompt' }),
    ...(prompts > PITCH_PROMPT_LIMIT && { prompts: 'tooMany' }),
  };
}

/** What creates it; the draft has no faults. */
export function toPitch(draft: PitchDraft, { environment, models }: PitchEngines): OperationInput<'projects.setUp'> {
  return {
    name: draft.name.trim(),
    websiteUrl: toWebsiteUrl(draft.site) ?? '',
    language: draft.language,
    environment,
    isPitch: true,
    pitchDurationDays: draft.days,
    models: [...models],
    prompts: listPrompts(draft).map((prompt) => ({ prompt })),
  };
}

function listPrompts(draft: PitchDraft): string[] {
  const lines = draft.prompts?.split('\n') ?? planPitchPrompts(draft);
  return [...new Set(lines.map((line) => line.trim()))].filter((line) => line !== '');
}
