/**
 * Tasks in languages other than English: what a finding says in each, stored with the English texts, and a stored task read
 * in one of them. Pure. Whatever was written before there were translations is read in English.
 */
import { TASK_LANGUAGES, type TaskLanguage } from '#shared/vocabulary/tasks.ts';
import type { Surroundings } from './facts/surroundings.ts';
import type { TaskContent } from './task-draft.ts';
import type { Finding, FullTask, PlannedPage } from './task-rule.ts';
import type { Metric, PlanTexts, TaskTexts } from './words/task-texts.ts';
import { TASK_WORDS } from './words/task-words.ts';

/** What a task says, with a text for each of its items, in their order. */
export interface TaskTranslation extends TaskTexts {
  items: string[];
  plan: PlanTexts | null;
}

/** By language; English is what the task says itself. */
export type Translations = Partial<Record<TaskLanguage, TaskTranslation>>;

/** A figure of the history, with its label and value in the other languages. */
export type StoredMetric = Metric & { translations?: Partial<Record<TaskLanguage, Metric>> };

const OTHER_LANGUAGES = TASK_LANGUAGES.filter((language) => language !== 'en');

export function translateFinding(
  { say, items }: Finding,
  around: Surroundings,
  planned: PlannedPage | null,
): Translations {
  const entries = OTHER_LANGUAGES.map((language) => {
    const words = TASK_WORDS[language];
    const plan = planned?.say(words) ?? null;
    return [language, { ...say(words, around), items: items.map((item) => item.say(words)), plan }];
  });
  return Object.fromEntries(entries);
}

/** The figures of a moment, for the history of a task. */
export function toStoredMetrics({ evidence, translations = {} }: TaskContent): StoredMetric[] {
  return evidence.metrics.map((metric, index) => {
    const entries = OTHER_LANGUAGES.flatMap((language) => {
      const translated = translations[language]?.metrics[index];
      return translated ? [[language, translated]] : [];
    });
    return entries.length === 0 ? metric : { ...metric, translations: Object.fromEntries(entries) };
  });
}

type Texts = Pick<FullTask, 'title' | 'description' | 'steps' | 'contentPlan'> & Pick<TaskContent, 'evidence'>;

/** What a task says in that language. */
export function readTexts(title: string, content: TaskContent, language: TaskLanguage): Texts {
  const { translations = {}, ...english } = content;
  const translation = translations[language];
  if (!translation) return { title, ...english };
  const { summary, metrics, plan } = translation;
  const items = english.evidence.items.map((item, index) => ({ ...item, text: translation.items[index] ?? item.text }));
  return {
    title: translation.title,
    description: translation.description,
    steps: translation.steps,
    evidence: { ...english.evidence, summary, metrics, items },
    contentPlan: english.contentPlan && { ...english.contentPlan, ...plan },
  };
}

/**
 * Figures of the history in that language. One without a translation takes its label from the task as it is now, so that
 * before and after are still found together.
 */
export function readMetrics(stored: readonly StoredMetric[], content: TaskContent, language: TaskLanguage): Metric[] {
  const now = content.translations?.[language]?.metrics ?? [];
  return stored.map(({ label, value, translations }) => {
    const index = content.evidence.metrics.findIndex((metric) => metric.label === label);
    return translations?.[language] ?? { label: now[index]?.label ?? label, value };
  });
}

/** The JSON of a stored task without translations: what decides whether it says something else than before. */
export function toEnglishJson(content: string): string {
  const { translations: _, ...english } = JSON.parse(content) as TaskContent;
  return JSON.stringify(english);
}
