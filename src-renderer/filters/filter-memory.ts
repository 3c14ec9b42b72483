/** Remembers each project's filters between visits, and the project that was open last. Forgetting is never an error. */

const PROJECT_KEY = 'sightline.project';
const FIRST_KEY = 'sightline.first-screen';
const filtersKey = (projectId: string) => `sightline.filters.${projectId}`;

/** The part of `localStorage` that is used; it may be full or forbidden. */
export type Memory = Pick<Storage, 'getItem' | 'setItem'>;

function read(memory: Memory, key: string): string | null {
  try {
    return memory.getItem(key);
  } catch {
    return null;
  }
}

function write(memory: Memory, key: string, value: string): void {
  try {
    memory.setItem(key, value);
  } catch {
    // Without storage the filters still live in the address: nothing is lost but the memory of them.
  }
}

export function saveVisit(projectId: string, search: string, memory: Memory = localStorage): void {
  write(memory, PROJECT_KEY, projectId);
  write(memory, filtersKey(projectId), search);
}

/** Id of the project that was open last, or null. */
export function loadLastProjectId(memory: Memory = localStorage): string | null {
  return read(memory, PROJECT_KEY);
}

/** What the window showed last where its address left it open: code and calls of it can begin before projects are known. */
export type FirstScreen = 'portfolio' | 'project';

export function saveFirstScreen(screen: FirstScreen, memory: Memory = localStorage): void {
  write(memory, FIRST_KEY, screen);
}

export function loadFirstScreen(memory: Memory = localStorage): FirstScreen {
  return read(memory, FIRST_KEY) === 'portfolio' ? 'portfolio' : 'project';
}

/** The filters that a project was left with, as the search part of an address without `?`; empty: none. */
export function loadFilterSearch(projectId: string, memory: Memory = localStorage): string {
  return read(memory, filtersKey(projectId)) ?? '';
}

/** Address of a project's overview with the filters it was left with. */
export function toProjectPath(projectId: string, memory: Memory = localStorage): string {
  const search = loadFilterSearch(projectId, memory);
  return `/projects/${encodeURIComponent(projectId)}/overview${search ? `?${search}` : ''}`;
}
