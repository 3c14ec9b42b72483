/** Everything that can be reached by name: screens, projects, settings, and what can be done now. Ctrl+K or Cmd+K opens it. */
import '@mantine/spotlight/styles.layer.css';

import { Kbd, useMantineColorScheme } from '@mantine/core';
import { Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useLocation, useNavigate, useParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';

import { toProjectPath } from '../filters/filter-memory.ts';
import { keepFilters } from '../filters/screen-link.ts';
import { useCurrentRun } from '../live-run/use-current-run.ts';
import { useRunStart } from '../live-run/use-run-actions.ts';
import { LANGUAGES, saveChosenLanguage } from '../texts/language.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './command-palette.module.css';
import { SCREEN_KEYS, SCREENS, toScreenPath } from './screens.ts';
import { useKeySequence } from './use-key-sequence.ts';

type Project = OperationOutput<'projects.list'>[number];

const words = TEXTS.app.palette;
const SETTINGS = Object.entries(TEXTS.settings.sections);

export default function CommandPalette({ projects, onHelp }: { projects: readonly Project[]; onHelp: () => void }) {
  const groups = useGroups(projects);
  useKeySequence({ ...useScreenKeys(projects), '?': onHelp });
  return (
    <Spotlight
      actions={groups}
      shortcut={['mod + K']}
      nothingFound={TEXTS.ui.nothingFound}
      highlightQuery
      scrollable
      maxHeight={420}
      limit={24}
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
  if (!open) return {};
  return Object.fromEntries(
    SCREENS.flatMap(({ name, path }) => {
      const key = SCREEN_KEYS[name];
      return key ? [[`g ${key}`, () => void navigate(toScreenPath(open.id, path, search))]] : [];
    }),
  );
}

function useGroups(projects: readonly Project[]): SpotlightActionGroupData[] {
  const navigate = useNavigate();
  const open = useOpenProject(projects);
  const search = keepFilters(new URLSearchParams(useLocation().search)).toString();
  const go = (path: string) => () => void navigate(path);
  const settings = open ? toScreenPath(open.id, 'settings') : '/settings';
  const screens = SCREENS.filter(({ place }) => place !== null).map(({ name, path }) => ({
    id: `screen ${name}`,
    label: TEXTS.app.screens[name],
    rightSection: <Keys sequence={SCREEN_KEYS[name]} />,
    onClick: open ? go(toScreenPath(open.id, path, search)) : undefined,
  }));
  return [
    ...(open ? [{ group: words.screens, actions: screens }] : []),
    { group: words.actions, actions: useActions(open) },
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
      actions: SETTINGS.filter(([section]) => open || (section !== 'brand' && section !== 'schedule')).map(
        ([section, label]) => ({ id: `settings ${section}`, label, onClick: go(`${settings}/${section}`) }),
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

function useActions(open: Project | null) {
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
