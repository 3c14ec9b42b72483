/** Every screen of a project: its address, its mark in the navigation, and how its code is loaded. A new screen is one entry. */
import {
  type Icon,
  IconArrowsDiff,
  IconBulb,
  IconChartLine,
  IconCoins,
  IconFileAnalytics,
  IconLink,
  IconListCheck,
  IconMathFunction,
  IconMessage2,
  IconMessages,
  IconMoodSmile,
  IconReceipt2,
  IconSearch,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

import type { TEXTS } from '../texts/texts.ts';

export type ScreenName = keyof typeof TEXTS.app.screens;

export interface ScreenEntry {
  name: ScreenName;
  /** Below `/projects/:projectId/`. */
  path: string;
  /** Null: reached from other screens only. */
  place: 'measure' | 'act' | 'bottom' | null;
  icon: Icon;
  /** True: its figures follow the shared filters. */
  hasFilters: boolean;
  load: () => Promise<ComponentType>;
}

export const SCREENS: readonly ScreenEntry[] = [
  {
    name: 'overview',
    path: 'overview',
    place: 'measure',
    icon: IconChartLine,
    hasFilters: true,
    load: async () => (await import('../screens/overview/overview-screen.tsx')).OverviewScreen,
  },
  {
    name: 'prompts',
    path: 'prompts',
    place: 'measure',
    icon: IconMessage2,
    hasFilters: true,
    load: async () => (await import('../screens/prompts/prompts-screen.tsx')).PromptsScreen,
  },
  {
    name: 'findPrompts',
    path: 'prompts/find',
    place: null,
    icon: IconBulb,
    hasFilters: false,
    load: async () => (await import('../screens/find-prompts/find-prompts-screen.tsx')).FindPromptsScreen,
  },
  {
    name: 'prompt',
    path: 'prompts/:promptId',
    place: null,
    icon: IconMessage2,
    hasFilters: true,
    load: async () => (await import('../screens/prompt/prompt-screen.tsx')).PromptScreen,
  },
  {
    name: 'changes',
    path: 'changes',
    place: null,
    icon: IconArrowsDiff,
    hasFilters: true,
    load: async () => (await import('../screens/changes/changes-screen.tsx')).ChangesScreen,
  },
  {
    name: 'answers',
    path: 'answers/:answerId?',
    place: 'measure',
    icon: IconMessages,
    hasFilters: true,
    load: async () => (await import('../screens/answers/answers-screen.tsx')).AnswersScreen,
  },
  {
    name: 'competitors',
    path: 'competitors',
    place: 'measure',
    icon: IconUsers,
    hasFilters: true,
    load: async () => (await import('../screens/competitors/competitors-screen.tsx')).CompetitorsScreen,
  },
  {
    name: 'opinions',
    path: 'opinions',
    place: 'measure',
    icon: IconMoodSmile,
    hasFilters: true,
    load: async () => (await import('../screens/opinions/opinions-screen.tsx')).OpinionsScreen,
  },
  {
    name: 'sources',
    path: 'sources',
    place: 'measure',
    icon: IconLink,
    hasFilters: true,
    load: async () => (await import('../screens/sources/sources-screen.tsx')).SourcesScreen,
  },
  {
    name: 'fanouts',
    path: 'fanouts',
    place: 'measure',
    icon: IconSearch,
    hasFilters: true,
    load: async () => (await import('../screens/fanouts/fanouts-screen.tsx')).FanoutsScreen,
  },
  {
    name: 'tasks',
    path: 'tasks/:taskId?',
    place: 'act',
    icon: IconListCheck,
    hasFilters: false,
    load: async () => (await import('../screens/tasks/tasks-screen.tsx')).TasksScreen,
  },
  {
    name: 'attribution',
    path: 'attribution',
    place: 'act',
    icon: IconCoins,
    hasFilters: true,
    load: async () => (await import('../screens/attribution/attribution-screen.tsx')).AttributionScreen,
  },
  {
    name: 'reports',
    path: 'reports',
    place: 'act',
    icon: IconFileAnalytics,
    hasFilters: false,
    load: async () => (await import('../screens/reports/reports-screen.tsx')).ReportsScreen,
  },
  {
    name: 'costs',
    path: 'costs',
    place: 'bottom',
    icon: IconReceipt2,
    hasFilters: false,
    load: async () => (await import('../screens/costs/costs-screen.tsx')).CostsScreen,
  },
  {
    name: 'methodology',
    path: 'methodology',
    place: 'bottom',
    icon: IconMathFunction,
    hasFilters: false,
    load: async () => (await import('../screens/methodology/methodology-screen.tsx')).MethodologyScreen,
  },
  {
    name: 'settings',
    path: 'settings/:section?',
    place: 'bottom',
    icon: IconSettings,
    hasFilters: false,
    load: async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen,
  },
];

/** All clients, at an address of no project. */
export const PORTFOLIO_PATH = '/portfolio';
export const PORTFOLIO_KEY = 'l';

/** The second key after `g` that goes to a screen; null: none. */
export const SCREEN_KEYS: Readonly<Record<ScreenName, string | null>> = {
  overview: 'o',
  prompts: 'p',
  findPrompts: null,
  prompt: null,
  changes: null,
  answers: 'a',
  competitors: 'c',
  opinions: 'w',
  sources: 's',
  fanouts: 'f',
  tasks: 't',
  attribution: 'b',
  reports: 'r',
  costs: 'm',
  methodology: 'h',
  settings: 'e',
};

/** Address of a project's screen inside the router; the search part carries the filters. */
export function toScreenPath(projectId: string, path: string, search = ''): string {
  const fixed = path.replace(/\/:\w+\?$/, '');
  return `/projects/${encodeURIComponent(projectId)}/${fixed}${search ? `?${search}` : ''}`;
}
