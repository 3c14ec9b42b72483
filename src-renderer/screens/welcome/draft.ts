/** What was entered about a new project so far. It is kept in the browser's storage, so that a reload loses nothing; keys never are. */
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';

export interface DraftPrompt {
  text: string;
  /** Comma-separated. */
  tags: string;
}

export interface DraftCompetitor {
  name: string;
  site: string;
}

export const DRAFT_SCHEDULES = ['daily', 'weekly', 'manual'] as const;

export interface Draft {
  name: string;
  site: string;
  aliases: string[];
  language: string;
  /** Two letters; empty: none. */
  country: string;
  /** Null: whatever the keys allow. */
  environment: 'live' | 'test' | null;
  /** Null: those that keys are there for. */
  engines: Engine[] | null;
  category: string;
  prompts: DraftPrompt[];
  /** What was typed or pasted as a list and not added yet. */
  pastedPrompts: string;
  pastedTags: string;
  competitors: DraftCompetitor[];
  pastedCompetitors: string;
  schedule: (typeof DRAFT_SCHEDULES)[number];
  samples: number;
  capUsd: number | null;
}

/** A draft with the engines that will be asked, whether they were chosen or follow from the keys. */
export type FullDraft = Draft & { engines: Engine[] };

export function emptyDraft(language: string): Draft {
  return {
    name: '',
    site: '',
    aliases: [],
    language,
    country: '',
    environment: null,
    engines: null,
    category: '',
    prompts: [],
    pastedPrompts: '',
    pastedTags: '',
    competitors: [],
    pastedCompetitors: '',
    schedule: 'daily',
    samples: 1,
    capUsd: null,
  };
}

const KEY = 'sightline.new-project';

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft that was left, field by field; whatever is not understood counts as not entered. */
export function loadDraft(language: string, memory: Memory = localStorage): Draft {
  const empty = emptyDraft(language);
  try {
    return readDraft(JSON.parse(memory.getItem(KEY) ?? '{}'), empty);
  } catch {
    return empty;
  }
}

export function saveDraft(draft: Draft, memory: Memory = localStorage): void {
  try {
    memory.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

export function removeDraft(memory: Memory = localStorage): void {
  try {
    memory.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}

type TextField =
  | 'name'
  | 'site'
  | 'language'
  | 'country'
  | 'category'
  | 'pastedPrompts'
  | 'pastedTags'
  | 'pastedCompetitors';

function readDraft(stored: unknown, empty: Draft): Draft {
  if (typeof stored !== 'object' || stored === null) return empty;
  const found = stored as Partial<Record<keyof Draft, unknown>>;
  const text = (key: TextField) => (typeof found[key] === 'string' ? found[key] : empty[key]);
  return {
    name: text('name'),
    site: text('site'),
    language: text('language'),
    country: text('country'),
    category: text('category'),
    pastedPrompts: text('pastedPrompts'),
    pastedTags: text('pastedTags'),
    pastedCompetitors: text('pastedCompetitors'),
    aliases: listOf(found.aliases).filter((alias) => typeof alias === 'string'),
    environment: found.environment === 'live' || found.environment === 'test' ? found.environment : null,
    engines: Array.isArray(found.engines)
      ? ENGINES.filter((engine) => listOf(found.engines).includes(engine))
      : empty.engines,
    prompts: readPairs(found.prompts, 'text', 'tags'),
    competitors: readPairs(found.competitors, 'name', 'site'),
    schedule: DRAFT_SCHEDULES.find((schedule) => schedule === found.schedule) ?? empty.schedule,
    samples: typeof found.samples === 'number' ? found.samples : empty.samples,
    capUsd: typeof found.capUsd === 'number' ? found.capUsd : null,
  };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function readPairs<A extends string, B extends string>(value: unknown, first: A, second: B): Record<A | B, string>[] {
  return listOf(value).flatMap((item) => {
    if (typeof item !== 'object' || item === null) return [];
    const { [first]: one, [second]: two } = item as Record<string, unknown>;
    if (typeof one !== 'string' || typeof two !== 'string') return [];
    return [{ [first]: one, [second]: two } as Record<A | B, string>];
  });
}
