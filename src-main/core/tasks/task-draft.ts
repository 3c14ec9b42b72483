/** From what a rule found to what a task says: scores, and evidence with the ids that lead to the answers behind it. */
import type { Connection } from '../../storage/connection.ts';
import { NOTHING_AROUND, readSurroundings, type Surroundings } from './facts/surroundings.ts';
import type { TaskFacts } from './facts/task-facts.ts';
import { findAnswers } from './find-answers.ts';
import type { EvidenceItem, Finding, FullTask, PlannedPage, TaskRule } from './task-rule.ts';
import { type Translations, translateFinding } from './task-translation.ts';
import type { ContentPlan } from './words/task-texts.ts';
import { TASK_WORDS } from './words/task-words.ts';

/** The part of a task that an evaluation writes and that is kept as JSON. */
export interface TaskContent {
  description: string;
  steps: string[];
  evidence: FullTask['evidence'];
  contentPlan: ContentPlan | null;
  /** The same in the other languages; a task that was written before there were any has none. */
  translations?: Translations;
}

export interface TaskDraft {
  rule: string;
  subject: string;
  category: FullTask['category'];
  title: string;
  impact: number;
  effort: number;
  content: TaskContent;
  /** Public ids of the prompts that it is about; empty where it names none. */
  promptIds: string[];
}

/** Higher means do first: impact x (11 - effort), 1-100 for impact and effort from 1 to 10. */
export function toPriorityScore(impact: number, effort: number): number {
  return impact * (11 - effort);
}

export interface FoundByRule {
  rule: TaskRule;
  finding: Finding;
}

/** For findings in their order. */
export function toDrafts(db: Connection, facts: TaskFacts, found: readonly FoundByRule[]): TaskDraft[] {
  const surroundings = readSurroundings(
    db,
    facts,
    found.map(({ finding }) => finding.about),
  );
  return found.map((each, index) => toDraft(db, facts, each, surroundings[index] ?? NOTHING_AROUND));
}

function toDraft(db: Connection, facts: TaskFacts, { rule, finding }: FoundByRule, around: Surroundings): TaskDraft {
  const { subject, impact, effort } = finding;
  const plan = finding.contentPlan?.(around) ?? null;
  const { title, description, steps, summary, metrics } = finding.say(TASK_WORDS.en, around);
  const deepLink = `sightline://project/${facts.project.publicId}/${finding.place}`;
  const items = finding.items.map((item) => toItem(db, facts, item));
  const evidence = { summary, metrics, items, deepLink };
  const content = { description, steps, evidence, contentPlan: plan && toContentPlan(plan) };
  return {
    rule: rule.id,
    subject,
    category: rule.category,
    title,
    impact,
    effort,
    content: { ...content, translations: translateFinding(finding, around, plan) },
    promptIds: toPromptIds(facts, finding, items),
  };
}

function toPromptIds(facts: TaskFacts, finding: Finding, items: FullTask['evidence']['items']): string[] {
  const { promptIds } = finding;
  if (!promptIds) return [...new Set(items.flatMap((item) => item.promptIds))];
  return facts.prompts.filter(({ id }) => promptIds.includes(id)).map(({ publicId }) => publicId);
}

function toContentPlan({ targetPage, prompts, say }: PlannedPage): ContentPlan {
  const { template, outline } = say(TASK_WORDS.en);
  return { targetPage, template, prompts, outline };
}

function toItem(db: Connection, facts: TaskFacts, item: EvidenceItem): FullTask['evidence']['items'][number] {
  const { firstDay, lastDay } = facts.current;
  const scope = { projectId: facts.project.id, ownId: facts.own.id, firstDay, lastDay };
  const found = item.answers ? findAnswers(db, scope, item.answers) : { answerIds: [], promptIds: [] };
  const prompts = facts.prompts.filter((prompt) => item.promptIds?.includes(prompt.id));
  return {
    text: item.say(TASK_WORDS.en),
    answerIds: found.answerIds,
    promptIds: [...new Set([...prompts.map((prompt) => prompt.publicId), ...found.promptIds])],
    sourceIds: (item.sourceIds ?? []).map((id) => readSourceId(db, id)),
  };
}

function readSourceId(db: Connection, id: number): string {
  const row = db.prepare('SELECT public_id AS publicId FROM source WHERE id = ?').get(id) as { publicId: string };
  return row.publicId;
}
