/** Which answers a question is about: project, days, engines and the rest, from words to what operations take. */
import { z } from 'zod';
import { describeScope } from '#shared/scope-note/describe-scope.ts';
import { SCOPE_ENGLISH } from '#shared/scope-note/english.ts';
import { toDate } from '#shared/time/day.ts';
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';
import { LANGUAGES, type Language } from '#shared/vocabulary/languages.ts';
import type { ScopeNote } from '../reply/reply.ts';
import { cleanLine } from '../reply/untrusted.ts';
import type { ToolContext } from '../tool-context.ts';
import { listThere, ToolProblem } from '../tool-problem.ts';
import { findEngines } from './find-engines.ts';
import { type FoundProject, findProject } from './find-project.ts';
import { PERIOD_EXAMPLES, readComparison, readPeriod } from './read-period.ts';

export const projectField = z
  .string()
  .max(200)
  .optional()
  .describe('Name, domain or id; may be left out where there is one project');

export const scopeFields = {
  project: projectField,
  period: z.string().max(60).optional().describe(`Days: ${PERIOD_EXAMPLES}`),
  engine: z
    .union([z.string().max(200), z.array(z.string().max(60)).max(10)])
    .optional()
    .describe('One engine or several by name, such as "Gemini"; left out: all'),
  language: z.string().max(20).optional().describe('Language code of the prompts, such as "de"'),
  tag: z.string().max(100).optional().describe('Only prompts with this tag'),
  branded: z.boolean().optional().describe('Only prompts that name (true) or do not name (false) the own brand'),
};

export const comparedFields = {
  ...scopeFields,
  compare_with: z
    .string()
    .max(60)
    .optional()
    .describe('"previous" (the equally long period before, the usual one), "year before", or a period'),
};

export type ScopeInput = z.infer<z.ZodObject<typeof scopeFields>> & { compare_with?: string | undefined };

export interface OpenedScope {
  project: FoundProject;
  /** For operations that take filters of figures. */
  filters: {
    projectId: string;
    startDate: string;
    endDate: string;
    model?: Engine[];
    language?: Language;
    tags?: string[];
    branded?: boolean;
  };
  compared: { compareStart: string; compareEnd: string };
  note: ScopeNote;
}

interface ScopeOptions {
  isCompared?: boolean;
  /** Where no period is said. */
  usualPeriod?: string;
}

/** Throws ToolProblem for a name that nobody has, with what there is. */
export async function openScope(
  context: ToolContext,
  input: ScopeInput,
  options: ScopeOptions = {},
): Promise<OpenedScope> {
  const { isCompared = false, usualPeriod } = options;
  const project = await findProject(context, input.project);
  const days = readPeriod(input.period?.trim() || usualPeriod, context.today);
  const before = readComparison(input.compare_with, days, context.today);
  const model = findEngines(input.engine);
  const language = findLanguage(input.language);
  const tag = input.tag === undefined ? undefined : await findTag(context, project.id, input.tag);
  const { branded } = input;
  const filters = {
    projectId: project.id,
    startDate: toDate(days.first),
    endDate: toDate(days.last),
    ...(model && { model }),
    ...(language && { language }),
    ...(tag !== undefined && { tags: [tag] }),
    ...(branded !== undefined && { branded }),
  };
  const compared = { compareStart: toDate(before.first), compareEnd: toDate(before.last) };
  const about = describeScope({ model, language, tags: filters.tags, branded }, SCOPE_ENGLISH, (code) =>
    code.toUpperCase(),
  );
  const notAsked = (model ?? []).filter((engine) => !project.models.includes(engine));
  return {
    project,
    filters,
    compared,
    note: {
      project: project.name,
      projectId: project.id,
      isTest: project.environment === 'test',
      from: filters.startDate,
      to: filters.endDate,
      comparedFrom: isCompared ? compared.compareStart : null,
      comparedTo: isCompared ? compared.compareEnd : null,
      about:
        notAsked.length === 0
          ? about
          : `${about} (not asked by this project now: ${toNames(notAsked)}; it asks ${toNames(project.models)})`,
    },
  };
}

function toNames(engines: readonly Engine[]): string {
  return engines.map((engine) => ENGINE_LABELS[engine]).join(', ');
}

function findLanguage(asked: string | undefined): Language | undefined {
  if (asked === undefined || asked.trim() === '') return undefined;
  const code = asked.trim().toLowerCase();
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  const found = LANGUAGES.find((language) => language === code || names.of(language)?.toLowerCase() === code);
  if (found) return found;
  throw new ToolProblem(`There is no language “${cleanLine(asked, 40)}”. ${listThere(LANGUAGES)}`);
}

async function findTag(context: ToolContext, projectId: string, asked: string): Promise<string> {
  const tags = await context.call('tags.list', { projectId });
  const found = tags.find((tag) => tag.toLowerCase() === asked.trim().toLowerCase());
  if (found !== undefined) return found;
  throw new ToolProblem(
    `No active prompt has the tag “${cleanLine(asked, 60)}”. ${listThere(tags.map((tag) => cleanLine(tag, 60)))}`,
  );
}
