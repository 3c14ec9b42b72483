/**
 * Prompts that are worth asking and that nobody asks yet: from what engines searched for, from competitors, and from what the prompts of a
 * language never ask. Each with its reason and the numbers behind it. Nothing is asked or paid for here.
 */
import type { OperationOutput } from '#shared/contract/index.ts';
import { dayOf } from '#shared/time/day.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { LANGUAGES, type Language, toPromptLanguage } from '#shared/vocabulary/languages.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { readNames } from '../brands/brand-names.ts';
import { classifyIntents, readIntentScores, toSearchIntents } from '../prompts/classify-intents.ts';
import { isAboutOthers, isComparisonQuery, namesBrand } from '../tasks/comparison-queries.ts';
import { NearPrompts } from './near-prompts.ts';
import { PHRASES } from './phrases.ts';
import { type FoundSearch, type NamedBrands, readSearches } from './read-searches.ts';
import { toReason } from './reasons.ts';

type SuggestionList = OperationOutput<'prompts.suggest'>;
export type Suggestion = SuggestionList['suggestions'][number];
type Draft = Omit<Suggestion, 'reason' | 'intents' | 'missingIntent'>;

/** Shorter ones ask nothing; the other bound is that of prompts. */
const FEWEST_CHARACTERS = 4;
const MOST_CHARACTERS = 500;
const MOST_COMPETITORS = 8;
const ASKED_INTENTS = ['commercial', 'informational', 'transactional'] as const;

export interface SuggestionRequest {
  projectId: number;
  days: number;
  /** Null: those of the project and its prompts. */
  language: Language | null;
  limit: number;
  nowMs: number;
}

export const loadSuggestions = defineRead(
  'research.suggest',
  (db, request: SuggestionRequest): SuggestionList => db.atOneMoment(() => suggestPrompts(db, request)),
);

interface BrandName {
  id: number;
  name: string;
  aliases: string[];
}

interface Project {
  id: number;
  own: BrandName;
  competitors: BrandName[];
  otherNames: string[];
  prompts: { id: number; text: string; language: string; intents: string }[];
  languages: Language[];
}

function suggestPrompts(
  db: Connection,
  { projectId, days, language, limit, nowMs }: SuggestionRequest,
): SuggestionList {
  const project = readResearched(db, projectId);
  const today = dayOf(nowMs);
  const { searches, named } = readSearches(
    db,
    { id: projectId, ownId: project.own.id },
    { firstDay: today - days + 1, lastDay: today },
  );
  const drafts = [
    ...listSearched(project, searches),
    ...listOfCompetitors(project, searches, named),
    ...listMissingIntents(project),
  ].filter((draft) => language === null || draft.language === toPromptLanguage(language));
  const near = NearPrompts.ofProject(db, projectId);
  const suggestions: Suggestion[] = [];
  let duplicates = 0;
  for (const draft of drafts) {
    if (near.find(draft.prompt, draft.language) !== null) {
      duplicates++;
      continue;
    }
    near.add(draft.prompt, draft.language);
    suggestions.push(complete(draft, project));
  }
  return { suggestions: takeTurns(suggestions).slice(0, limit), total: suggestions.length, duplicates };
}

function complete(draft: Draft, project: Project): Suggestion {
  const scores = classifyIntents(draft.prompt, draft.language);
  const intents = toSearchIntents(scores);
  const covered = coveredIntents(project, draft.language);
  const missingIntent = intents.find((intent) => !covered.has(intent) && isDistinct(scores, intent)) ?? null;
  return { ...draft, intents, missingIntent, reason: toReason({ ...draft, missingIntent }) };
}

/** Without any cue a text is taken for a question, which says nothing of what is missing. */
function isDistinct(scores: Readonly<Record<string, number>>, intent: string): boolean {
  return (scores[intent] ?? 0) > 0.5;
}

/** One of each source after the other, so that the first page shows all of them. */
function takeTurns(suggestions: readonly Suggestion[]): Suggestion[] {
  const sources = [...Map.groupBy(suggestions, ({ source }) => source).values()];
  const longest = Math.max(0, ...sources.map((each) => each.length));
  return Array.from({ length: longest }, (_, index) => sources.flatMap((each) => each[index] ?? [])).flat();
}

/** Searches for others are theirs; a comparison with a tracked competitor is a question of ours. */
function listSearched(project: Project, searches: readonly FoundSearch[]): Draft[] {
  const texts = new Map(project.prompts.map(({ id, text }) => [id, text]));
  return searches
    .filter(({ text }) => text.length >= FEWEST_CHARACTERS && text.length <= MOST_CHARACTERS)
    .filter(({ text }) => !isAboutOthers(text, project) || isComparisonQuery(text))
    .map((search) => ({
      prompt: search.text,
      language: search.language,
      source: search.cited === 0 ? 'gap' : 'search',
      searches: search.searches,
      answers: search.answers,
      cited: search.cited,
      models: search.engines as Engine[],
      samplePrompt: texts.get(search.promptId) ?? null,
      competitor: null,
    }));
}

/** The competitors that answers name most, in each language of the project. */
function listOfCompetitors(project: Project, searches: readonly FoundSearch[], named: NamedBrands): Draft[] {
  const ranked = project.competitors
    .map((rival) => ({ rival, answers: named.get(rival.id)?.answers ?? 0 }))
    .sort((a, b) => b.answers - a.answers || a.rival.id - b.rival.id)
    .slice(0, MOST_COMPETITORS);
  return ranked.flatMap(({ rival, answers }) => {
    const about = searches.filter(({ text }) => namesBrand(text, rival));
    const numbers = {
      searches: about.reduce((sum, search) => sum + search.searches, 0),
      answers,
      cited: null,
      models: [...(named.get(rival.id)?.engines ?? [])].sort() as Engine[],
      samplePrompt: null,
      competitor: rival.name,
    };
    return project.languages.flatMap((language) =>
      [PHRASES[language].alternatives(rival.name), PHRASES[language].versus(project.own.name, rival.name)].map(
        (prompt): Draft => ({ prompt, language: toPromptLanguage(language), source: 'competitor', ...numbers }),
      ),
    );
  });
}

function listMissingIntents(project: Project): Draft[] {
  return project.languages.flatMap((language) => {
    const covered = coveredIntents(project, toPromptLanguage(language));
    return ASKED_INTENTS.filter((intent) => !covered.has(intent)).map(
      (intent): Draft => ({
        prompt: PHRASES[language][intent](project.own.name),
        language: toPromptLanguage(language),
        source: 'intent',
        ...{ searches: 0, answers: 0, cited: null, models: [], samplePrompt: null, competitor: null },
      }),
    );
  });
}

/** What the prompts of a language ask for. */
function coveredIntents({ prompts }: Pick<Project, 'prompts'>, language: string): ReadonlySet<string> {
  const asked = prompts.filter((prompt) => prompt.language === language);
  return new Set(asked.flatMap((prompt) => toSearchIntents(readIntentScores(prompt))));
}

function readResearched(db: Connection, projectId: number): Project {
  const brands = db
    .prepare(`SELECT id, name, is_own AS isOwn, state FROM brand WHERE project_id = ? ORDER BY is_own DESC, id`)
    .all(projectId) as { id: number; name: string; isOwn: 0 | 1; state: string }[];
  const toBrand = ({ id, name }: { id: number; name: string }) => ({ id, name, aliases: readNames(db, id).aliases });
  const [own] = brands.filter(({ isOwn }) => isOwn === 1).map(toBrand);
  const prompts = db
    .prepare(`SELECT id, text, language, intents FROM prompt WHERE project_id = ? AND state <> 'archived' ORDER BY id`)
    .all(projectId) as Project['prompts'];
  const spoken = db.prepare('SELECT language FROM project WHERE id = ?').pluck().get(projectId) as string | null;
  const used = new Set([spoken ?? 'en', ...prompts.map((prompt) => prompt.language.toLowerCase())]);
  return {
    id: projectId,
    own: own ?? { id: 0, name: '', aliases: [] },
    competitors: brands.filter(({ isOwn, state }) => isOwn === 0 && state === 'tracked').map(toBrand),
    otherNames: brands.filter(({ isOwn, state }) => isOwn === 0 && state !== 'tracked').map(({ name }) => name),
    prompts,
    languages: LANGUAGES.filter((language) => used.has(language)),
  };
}
