/**
 * Recognises the events of this version and drops all others. It looks at the outline only: the schemas themselves stay
 * out of the page, because the sender is our own core and a schema library would have to be shipped with it.
 */
import type { AppEvent } from '#shared/contract/events.ts';

type Outline = Readonly<Record<AppEvent['kind'], (fields: Readonly<Record<string, unknown>>) => boolean>>;

const OUTLINE: Outline = {
  'run-progress': ({ run }) => typeof run === 'object' && run !== null && 'id' in run && 'jobs' in run,
  changed: ({ subjects }) => Array.isArray(subjects),
  'history-measuring': ({ projectId, done, total }) =>
    typeof projectId === 'string' && typeof done === 'number' && typeof total === 'number',
  'project-erasing': ({ projectId, answersBefore, answersLeft }) =>
    typeof projectId === 'string' && typeof answersBefore === 'number' && typeof answersLeft === 'number',
  'import-progress': ({ token, done, total }) =>
    typeof token === 'string' && typeof done === 'number' && (total === null || typeof total === 'number'),
  'data-export-progress': ({ done, total }) => typeof done === 'number' && typeof total === 'number',
  'restore-progress': ({ percent }) => typeof percent === 'number',
  'project-file-progress': ({ token, done, total }) =>
    typeof token === 'string' && typeof done === 'number' && typeof total === 'number',
  'data-replaced': () => true,
  'data-folder': ({ fault }) => fault === null || (typeof fault === 'object' && 'reason' in fault),
  'desktop-intent': () => true,
};

/** The event, or null for what this window does not know. Never throws. */
export function toAppEvent(value: unknown): AppEvent | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  const { kind } = value;
  if (typeof kind !== 'string' || !Object.hasOwn(OUTLINE, kind)) return null;
  const matches = OUTLINE[kind as AppEvent['kind']](value as Readonly<Record<string, unknown>>);
  return matches ? (value as AppEvent) : null;
}
