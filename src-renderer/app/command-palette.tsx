/**
 * Everything that can be reached by name: screens, projects, settings, what can be done now, and what the open project holds. Ctrl+K or Cmd+K
 * opens it.
 */
import '@mantine/spotlight/styles.layer.css';

import { Kbd, useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';

import { toProjectPath } from '../filters/filter-memory.ts';
import { keepFilters } from '../filters/screen-link.ts';
import { useCurrentRun } from '../live-run/use-current-run.ts';
import { useRunStart } from '../live-run/use-run-actions.ts';
import { LANGUAGES, saveChosenLanguage } from '../texts/language.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './command-palette.module.css';
import { type Rankable, type RankableGroup, rankGroups } from './rank-actions.ts';
import { PORTFOLIO_KEY, PORTFOLIO_PATH, SCREEN_KEYS, SCREENS, toScreenPath } from './screens.ts';
import { useFoundActions } from './use-found-actions.tsx';
import { useKeySequence } from './use-key-sequence.ts';

type Project = OperationOutput<'projects.list'>[number];

const words = TEXTS.app.palette;
type Section = keyof typeof TEXTS.settings.sections;
const SECTIONS = Object.keys(TEXTS.settings.sections) as Section[];
const ACTS: Readonly<Record<keyof typeof words.acts, string>> = {
  addPrompt: 'prompts',
  addAnswer: 'answers',
  addCompetitor: 'competitors',
  exportReport: 'reports',
  exportTable: 'prompts',
  exportCosts: 'costs',
  importAttribution: 'attribution',
  backup: 'settings/data',
  restore: 'settings/data',
  doctor: 'settings/data',
  cap: 'costs',
  schedule: 'settings/schedule',
  engineKey: 'settings/engines',
  apiKey: 'settings/keys',
  names: 'settings/brand',
};
/** Asked once the hand rests. */
const TYPING_MS = 150;

export type PaletteGroup = RankableGroup<PaletteAction>;
interface PaletteAction extends Rankable {
  id: string;
  onClick?: (() => void) | undefined;
  rightSection?: SpotlightActionData['rightSection'];
}

export default function CommandPalette({ projects, onHelp }: { projects: readonly Project[]; onHelp: () => void }) {
  const [typed, setTyped] = useState('');
  const groups = useGroups(projects, typed.trim());
  useKeySequence({ ...useScreenKeys(projects), '?': onHelp });
  return (
    <Spotlight
      actions={groups}
      query={typed}
      onQueryChange={setTyped}
      // What matches, and in which order, is decided where it is found.
      filter={(_, actions) => actions}
      shortcut={['mod + K']}
      nothingFound={TEXTS.ui.nothingFound}
      highlightQuery
      scrollable
      maxHeight={480}
      limit={typed === '' ? 40 : 24}
      overlayProps={{ blur: 0, backgroundOpacity: 0.25 }}
      transitionProps={{ duration: 0 }}
      searchProps={{
        leftSection: <IconSearch size={16} aria-hidden />,
        placeholder: words.placeholder,
        'aria-label': words.label,
      }}
    />
  );
}

/** The open project, if it is one that is there. */
function useOpenProject(projects: readonly Project[]): Project | null {
  const { projectId } = useParams();
  return projects.find(({ id }) => id === projectId) ?? null;
}

function useScreenKeys(projects: readonly Project[]): Record<string, () => void> {
  const navigate = useNavigate();
  const open = useOpenProject(projects);
  const search = keepFilters(new URLSearchParams(useLocation().search)).toString();
  const all = { [`g ${PORTFOLIO_KEY}`]: () => void navigate(PORTFOLIO_PATH) };
  if (!open) return all;
  const own = Object.fromEntries(
    SCREENS.flatMap(({ name, path }) => {
      const key = SCREEN_KEYS[name];
      return key ? [[`g ${key}`, () => void navigate(toScreenPath(open.id, path, search))]] : [];
    }),
  );
  return { ...own, ...all };
}

function useGroups(projects: readonly Project[], typed: string) {
  const open = useOpenProject(projects);
  const search = keepFilters(new URLSearchParams(useLocation().search)).toString();
  const fixed = useFixedGroups(projects, open, search);
  const [asked] = useDebouncedValue(typed, TYPING_MS);
  // What was found for other letters stays away as soon as it does not match what is typed now.
  const found = useFoundActions(open?.id ?? null, typed === '' ? '' : asked, search);
  return rankGroups([...fixed, ...found], typed).map(({ group, actions }) => ({
    group,
    actions: actions.map(({ also, ...action }) => action as SpotlightActionData),
  }));
}

function useFixedGroups(projects: readonly Project[], open: Project | null, search: string): PaletteGroup[] {
  const navigate = useNavigate();
  const go = (path: string) => () => void navigate(path);
  const settings = open ? toScreenPath(open.id, 'settings') : '/settings';
  const screens = SCREENS.filter(({ place }) => place !== null).map(({ name, path }) => ({
    id: `screen ${name}`,
    label: TEXTS.app.screens[name],
    also: words.alsoScreens[name],
    rightSection: <Keys sequence={SCREEN_KEYS[name]} />,
    onClick: open ? go(toScreenPath(open.id, path, search)) : undefined,
  }));
  const portfolio = {
    id: 'portfolio',
    label: TEXTS.portfolio.title,
    also: words.alsoPortfolio,
    rightSection: <Keys sequence={PORTFOLIO_KEY} />,
    onClick: go(PORTFOLIO_PATH),
  };
  return [
    { group: words.screens, actions: [portfolio, ...(open ? screens : [])] },
    { group: words.actions, actions: useActions(open, search) },
    {
      group: words.projects,
      actions: projects.map(({ id, name, domain }) => ({
        id: `project ${id}`,
        label: name,
        description: domain,
        onClick: go(toProjectPath(id)),
      })),
    },
    {
      group: TEXTS.app.screens.settings,
      actions: SECTIONS.filter((section) => open || !['brand', 'schedule', 'opinions'].includes(section)).map(
        (section) => ({
          id: `settings ${section}`,
          label: TEXTS.settings.sections[section],
          also: words.alsoSections[section],
          onClick: go(`${settings}/${section}`),
        }),
      ),
    },
  ];
}

/** The keys that go there without the palette. */
function Keys({ sequence }: { sequence: string | null }) {
  if (!sequence) return null;
  return (
    <span className={classes.keys}>
      <Kbd size="xs">g</Kbd>
      <Kbd size="xs">{sequence}</Kbd>
    </span>
  );
}

function useActions(open: Project | null, search: string): PaletteAction[] {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const { light, dark, auto } = TEXTS.app.appearance;
  const start = useRunStart(open?.id ?? '');
  const isBusy = useCurrentRun(open?.id ?? '') !== null;
  const schemes = [
    ['light', light],
    ['dark', dark],
    ['auto', auto],
  ] as const;
  return [
    ...(open && !isBusy ? [{ id: 'run', label: TEXTS.runs.now, onClick: () => start.mutate() }] : []),
    ...(open ? listActs(open.id, search, navigate) : []),
    { id: 'new project', label: words.newProject, onClick: () => void navigate('/welcome') },
    ...schemes.map(([scheme, label]) => ({
      id: `appearance ${scheme}`,
      label: words.appearance(label),
      onClick: () => setColorScheme(scheme),
    })),
    ...LANGUAGES.map((language) => ({
      id: `language ${language}`,
      label: words.language(words.languages[language]),
      onClick: () => saveChosenLanguage(language),
    })),
  ];
}

/** Each leads to the screen on which it is done. */
function listActs(projectId: string, search: string, navigate: ReturnType<typeof useNavigate>): PaletteAction[] {
  return Object.entries(ACTS).map(([name, path]) => ({
    id: `act ${name}`,
    ...words.acts[name as keyof typeof ACTS],
    onClick: () => void navigate(toScreenPath(projectId, path, search)),
  }));
}
