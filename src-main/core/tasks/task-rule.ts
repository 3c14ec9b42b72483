/**
 * What a rule is and what it finds. A rule is a pure function of the facts; it reads no database and keeps no state. It
 * decides once, and says what it found in the words that it is given: in every language the same.
 */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { TaskCategory } from '#shared/vocabulary/tasks.ts';
import type { Surroundings } from './facts/surroundings.ts';
import type { TaskFacts } from './facts/task-facts.ts';
import type { TaskWords } from './words/english/index.ts';
import type { ContentPlan, PlanTexts, TaskTexts } from './words/task-texts.ts';

export type FullTask = OperationOutput<'tasks.get'>;

/** Which answers of the current window are behind an item. All conditions hold; one left out does not matter. */
export interface AnswerFilter {
  promptId?: number;
  engine?: string;
  language?: string;
  isBranded?: boolean;
  isGrounded?: boolean;
  /** Of the own brand. */
  isNamed?: boolean;
  isCited?: boolean;
  isVisible?: boolean;
  /** Names this brand. */
  namedBrandId?: number;
  /** Names any brand but the own one. */
  isRivalNamed?: boolean;
  /** Cites a page of this host. */
  host?: string;
  sourceId?: number;
  /** Was searched with this query. */
  queryId?: number;
  /** Which ones to show first; the newest when left out. */
  order?: 'newest' | 'lowest_sentiment';
}

/** The answers that a finding is about as a whole. */
export interface AnswerGroup extends Omit<AnswerFilter, 'order'> {
  /** Of any of these. */
  promptIds?: readonly number[];
  queryIds?: readonly number[];
  /** What they say of the own brand leans to the bad. */
  isUnfavourable?: boolean;
}

export interface EvidenceItem {
  say: (words: TaskWords) => string;
  /** The answers, and the prompts that they answer. */
  answers?: AnswerFilter;
  /** Prompts named by the item itself. */
  promptIds?: number[];
  sourceIds?: number[];
}

/** A plan of a page: its address and the questions are the same in every language. */
export interface PlannedPage extends Pick<ContentPlan, 'targetPage' | 'prompts'> {
  say: (words: TaskWords) => PlanTexts;
}

export interface Finding {
  /** What it is about, stable over evaluations: with the rule's id it makes the task the same task. */
  subject: string;
  /** The answers whose competitors, sites, pages, engines and prompts its texts name; none where they name none. */
  about?: AnswerGroup;
  say: (words: TaskWords, around: Surroundings) => TaskTexts;
  /** 1-10: how much the figures can move. */
  impact: number;
  /** 1-10: 1 is minutes, 5 is days, 10 is months. */
  effort: number;
  items: EvidenceItem[];
  /** All prompts that it is about, where its items show the first of them only. */
  promptIds?: number[];
  /** Where in the project the evidence is seen: what follows `sightline://project/<id>/`. */
  place: string;
  contentPlan?: (around: Surroundings) => PlannedPage;
}

export interface TaskRule {
  /** Kebab-case, stored with every task: never renamed. */
  id: string;
  category: TaskCategory;
  /** With fewer answers in the window the rule is not judged at all: its tasks neither come nor go. */
  minAnswers: number;
  /** What it finds is a fact of how the project is set up and no estimate: its tasks come and go with it. */
  isCertain?: true;
  /** Opens tasks only once nobody has added a prompt for a while. */
  waitsForPrompts?: true;
  /** What it finds, the weightiest first. */
  find(facts: TaskFacts): Finding[];
}
