/**
 * Reads `sightline://project/ID/SCREEN?filters`. Any page and any program can send such a link, so it is taken apart,
 * compared with what is known and written again; nothing of it is passed on as it came. Pure.
 */
export const LINK_SCHEME = 'sightline';

const LONGEST_LINK = 2_000;
const MOST_FILTERS = 20;
const PROJECT_ID = /^[0-9a-f]{24}$/;
const ENTRY_ID = /^[A-Za-z0-9_-]{1,64}$/;
const FILTER_NAME = /^[a-zA-Z][a-zA-Z-]{0,31}$/;
const LONGEST_FILTER = 200;
const CONTROL = /\p{Cc}|\p{Cf}|\p{Cs}/u;

/** The screens of a project that a link may name, and whether one thing on them may be named too. */
const SCREENS: Readonly<Record<string, boolean>> = {
  overview: false,
  prompts: true,
  answers: true,
  competitors: false,
  sources: false,
  fanouts: false,
  tasks: true,
  attribution: false,
  reports: false,
  costs: false,
};

/** Whether an argument or address means to be one of our links. */
export function isDeepLink(text: string): boolean {
  return text.slice(0, LINK_SCHEME.length + 1).toLowerCase() === `${LINK_SCHEME}:`;
}

/** The address inside the window, as in `/projects/ID/answers?days=7`; null for a link that is not one of those we give. */
export function planDeepLink(link: string): string | null {
  const url = link.length <= LONGEST_LINK ? URL.parse(link) : null;
  if (url?.protocol !== `${LINK_SCHEME}:` || url.host !== 'project') return null;
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  const [projectId = '', screen = 'overview', entry, ...rest] = url.pathname.slice(1).replace(/\/$/, '').split('/');
  if (!PROJECT_ID.test(projectId) || rest.length > 0 || !Object.hasOwn(SCREENS, screen)) return null;
  if (entry !== undefined && !(SCREENS[screen] && ENTRY_ID.test(entry))) return null;
  const filters = planFilters(url.searchParams);
  if (filters === null) return null;
  const path = ['', 'projects', projectId, screen, ...(entry === undefined ? [] : [entry])].join('/');
  return filters === '' ? path : `${path}?${filters}`;
}

function planFilters(given: URLSearchParams): string | null {
  const entries = [...given];
  const isPlain = ([name, value]: [string, string]) =>
    FILTER_NAME.test(name) && value.length <= LONGEST_FILTER && !CONTROL.test(value);
  if (entries.length > MOST_FILTERS || !entries.every(isPlain)) return null;
  return new URLSearchParams(entries).toString();
}
