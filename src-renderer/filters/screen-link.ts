/** Addresses of a project's screens, with the filters that hold now and what else the screen takes. */
import { FILTER_KEYS } from './filters.ts';

/** Every screen of a project by its address below the project. */
export type ScreenPath =
  | 'overview'
  | 'prompts'
  | 'answers'
  | 'competitors'
  | 'sources'
  | 'fanouts'
  | 'tasks'
  | 'attribution'
  | 'reports'
  | 'changes'
  | 'costs'
  | 'settings'
  | `prompts/${string}`
  | `answers/${string}`
  | `tasks/${string}`
  | `settings/${string}`;

/** The part of an address that all screens share. */
export function keepFilters(address: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const key of FILTER_KEYS) for (const value of address.getAll(key)) kept.append(key, value);
  return kept;
}

/**
 * Address of a screen inside the router. `extra` narrows it further (`{ brand: ID }`); null leaves a filter of the
 * address out.
 */
export function toScreenLink(
  projectId: string,
  path: ScreenPath,
  address: URLSearchParams,
  extra: Readonly<Record<string, string | null>> = {},
): string {
  const search = keepFilters(address);
  for (const [key, value] of Object.entries(extra)) {
    search.delete(key);
    if (value !== null) search.set(key, value);
  }
  const suffix = search.size > 0 ? `?${search}` : '';
  return `/projects/${encodeURIComponent(projectId)}/${path}${suffix}`;
}
