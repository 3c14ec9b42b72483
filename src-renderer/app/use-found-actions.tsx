/** What the palette finds in the open project: asked for only while it is open and something is typed. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { toDate } from '#shared/time/day.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { useClient } from '../api/client-context.ts';
import { operationQuery } from '../api/operation-query.ts';
import { toScreenLink } from '../filters/screen-link.ts';
import { useNamed } from '../filters/use-named.ts';
import { useToday } from '../filters/use-today.ts';
import { formatMoment } from '../texts/format.ts';
import { LANGUAGE } from '../texts/language.ts';
import { TEXTS } from '../texts/texts.ts';
import type { PaletteGroup } from './command-palette.tsx';
import { toScreenPath } from './screens.ts';

const words = TEXTS.app.palette;
/** Fewer letters are in every answer. */
const LEAST_LETTERS = 3;
const MOST_ANSWERS = 4;
/** Of an answer: two lines. */
const MOST_LETTERS = 130;
const YEARS = 10;

export function useFoundActions(projectId: string | null, typed: string, search: string): PaletteGroup[] {
  const navigate = useNavigate();
  const named = useNamed(projectId, typed);
  const listed = useListed(projectId, typed);
  const answers = useAnswers(projectId, typed);
  if (projectId === null || typed === '') return [];
  const address = new URLSearchParams(search);
  const go = (path: string) => () => void navigate(path);
  const link = (path: Parameters<typeof toScreenLink>[1], extra: Record<string, string | null> = {}) =>
    go(toScreenLink(projectId, path, address, extra));
  return [
    {
      group: words.brands,
      actions: named.brands.map(({ id, name }) => ({
        id: `brand ${id}`,
        label: name,
        description: words.answersNaming,
        also: typed,
        onClick: link('answers', { brand: id }),
      })),
    },
    {
      group: words.prompts,
      actions: named.prompts.map(({ id, text }) => ({
        id: `prompt ${id}`,
        label: text,
        also: typed,
        onClick: link(`prompts/${id}`),
      })),
    },
    {
      group: words.tags,
      actions: named.tags.map((tag) => ({
        id: `tag ${tag}`,
        label: tag,
        description: words.promptsWith,
        also: typed,
        onClick: link('prompts', { tag }),
      })),
    },
    {
      group: words.engines,
      actions: named.engines.map((engine) => ({
        id: `engine ${engine}`,
        label: ENGINE_LABELS[engine],
        description: words.answersOf,
        also: typed,
        onClick: link('answers', { engine }),
      })),
    },
    {
      group: words.tasks,
      actions: listed.tasks.map(({ id, title }) => ({ id: `task ${id}`, label: title, onClick: link(`tasks/${id}`) })),
    },
    {
      group: words.reports,
      actions: listed.reports.map(({ id, name }) => ({ id: `report ${id}`, label: name, onClick: link('reports') })),
    },
    {
      group: words.answers,
      actions: [
        ...answers.map(({ id, model, prompt, answeredAt, excerpt }) => ({
          id: `answer ${id}`,
          label: shorten(excerpt?.text ?? prompt),
          description: `${ENGINE_LABELS[model]}, ${formatMoment(answeredAt)}: ${prompt}`,
          also: typed,
          onClick: link(`answers/${id}`, { q: typed }),
        })),
        {
          id: 'search answers',
          label: words.searchAnswers(typed),
          also: typed,
          onClick: go(toScreenPath(projectId, 'answers', withSearch(search, typed))),
        },
      ],
    },
  ];
}

function shorten(text: string): string {
  return text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS)}…`;
}

function withSearch(search: string, typed: string): string {
  const address = new URLSearchParams(search);
  address.set('q', typed);
  return address.toString();
}

function useListed(projectId: string | null, typed: string) {
  const client = useClient();
  const input = { projectId: projectId ?? '' };
  const enabled = projectId !== null && typed !== '';
  const asTasks = { ...input, language: LANGUAGE, status: 'all', limit: 200 } as const;
  const tasks = useQuery({ ...operationQuery(client, 'tasks.list', asTasks), enabled });
  const reports = useQuery({ ...operationQuery(client, 'reports.list', input), enabled });
  return { tasks: tasks.data?.tasks ?? [], reports: reports.data?.reports ?? [] };
}

/** Of all days, because whoever looks for a sentence rarely knows when it was said. */
function useAnswers(projectId: string | null, typed: string) {
  const today = useToday();
  const input = {
    projectId: projectId ?? '',
    search: typed,
    startDate: toDate(today - YEARS * 365),
    endDate: toDate(today),
    limit: MOST_ANSWERS,
  };
  const answers = useQuery({
    ...operationQuery(useClient(), 'answers.list', input),
    enabled: projectId !== null && typed.length >= LEAST_LETTERS,
  });
  return answers.isPlaceholderData ? [] : (answers.data?.answers ?? []);
}
