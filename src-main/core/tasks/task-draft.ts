/** From what a rule found to what a task says: scores, and evidence with the ids that lead to the answers behind it. */
import type { Connection } from '../../storage/connection.ts';
import { type EvidenceFocus, toFocus } from './evidence-focus.ts';
import { NOTHING_AROUND, readSurroundings, type Surroundings } from './facts/surroundings.ts';
import type { TaskFacts } from './facts/task-facts.ts';
import { findAnswers } from './find-answers.ts';
import type { EvidenceItem, Finding, FullTask, PlannedPage, TaskRule } from './task-rule.ts';
import { type Translations, translateFinding } from './task-translation.ts';
import type { ContentPlan } from './words/task-texts.ts';
import { TASK_WORDS } from './words/task-words.ts';

export interface StoredEvidence extends Omit<FullTask['evidence'], 'items'> {
  items: StoredItem[];
}

/** An item without sentences, which are looked for when the task is read. One of earlier versions does not say what to look for. */
export type StoredItem = Omit<FullTask['evidence']['items'][number], 'sentences'> & { shows?: EvidenceFocus };

/** The part of a task that an evaluation writes and that is kept as JSON. */
export interface TaskContent {
  description: string;
  steps: string[];
  evidence: StoredEvidence;
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
  const found = finding.items
    .map((item) => ({ item, stored: toItem(db, facts, item) }))
    .filter(({ stored }) => hasProof(stored));
  const items = found.map(({ stored }) => stored);
  const evidence = { summary, metrics, items, deepLink };
  const content = { description, steps, evidence, contentPlan: plan && toContentPlan(plan) };
  return {
    rule: rule.id,
    subject,
    category: rule.category,
    title,
    impact,
    effort,
    content: {
      ...content,
      translations: translateFinding({ ...finding, items: found.map(({ item }) => item) }, around, plan),
    },
    promptIds: toPromptIds(facts, finding, items),
  };
}

/** An item behind which nothing is found says nothing. */
function hasProof({ answerIds, promptIds, sourceIds }: StoredItem): boolean {
  return answerIds.length + promptIds.length + sourceIds.length > 0;
}

function toPromptIds(facts: TaskFacts, finding: Finding, items: readonly StoredItem[]): string[] {
  const { promptIds } = finding;
  if (!promptIds) return [...new Set(items.flatMap((item) => item.promptIds))];
  return facts.prompts.filter(({ id }) => promptIds.includes(id)).map(({ publicId }) => publicId);
}

function toContentPlan({ targetPage, prompts, say }: PlannedPage): ContentPlan {
  const { template, outline } = say(TASK_WORDS.en);
  return { targetPage, template, prompts, outline };
}

function toItem(db: Connection, facts: TaskFacts, item: EvidenceItem): StoredItem {
  const { firstDay, lastDay } = facts.current;
  const scope = { projectId: facts.project.id, ownId: facts.own.id, firstDay, lastDay };
  const found = item.answers ? findAnswers(db, scope, item.answers) : { answerIds: [], promptIds: [] };
  const prompts = facts.prompts.filter((prompt) => item.promptIds?.includes(prompt.id));
  return {
    text: item.say(TASK_WORDS.en),
    answerIds: found.answerIds,
    promptIds: [...new Set([...prompts.map((prompt) => prompt.publicId), ...found.promptIds])],
    sourceIds: (item.sourceIds ?? []).map((id) => readSourceId(db, id)),
    shows: toFocus(item.answers, facts),
  };
}

function readSourceId(db: Connection, id: number): string {
  const row = db.prepare('SELECT public_id AS publicId FROM source WHERE id = ?').get(id) as { publicId: string };
  return row.publicId;
}
