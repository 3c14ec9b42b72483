/** A task as a text that can be pasted into a ticket or opened in a spreadsheet. Pure. */
import { toCsv } from '#shared/text/to-csv.ts';
import { toEngineLabel } from './engine-label.ts';
import type { FullTask } from './task-rule.ts';
import type { TaskWords } from './words/english/index.ts';
import type { ContentPlan } from './words/task-texts.ts';

export interface TaskText {
  fileName: string;
  mediaType: string;
  text: string;
}

/** The task is in the language of the words. The heads of columns are for programs and the same in every language. */
export function writeTaskText(task: FullTask, format: 'markdown' | 'csv', words: TaskWords['file']): TaskText {
  return format === 'markdown'
    ? { fileName: `task-${task.id}.md`, mediaType: 'text/markdown', text: writeMarkdown(task, words) }
    : { fileName: `task-${task.id}.csv`, mediaType: 'text/csv', text: writeCsv(task) };
}

function writeMarkdown(task: FullTask, words: TaskWords['file']): string {
  const { evidence, contentPlan } = task;
  const sections = [
    `# ${task.title}`,
    words.scores(task),
    task.description,
    `## ${words.steps}`,
    task.steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    `## ${words.evidence}`,
    evidence.summary,
    toBullets(evidence.metrics.map(({ label, value }) => `${label}: ${value}`)),
    toBullets(evidence.items.map((item) => [item.text, ...toQuotes(task, item, words)].join('\n  - '))),
    ...(contentPlan ? [`## ${words.contentPlan}`, ...toPlan(contentPlan, words)] : []),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

/** `ChatGPT, 10 Mar 2026: “It is slow.”` for each answer of which a sentence is shown. */
function toQuotes(
  { evidenceAnswers }: FullTask,
  { sentences }: FullTask['evidence']['items'][number],
  words: TaskWords['file'],
): string[] {
  return sentences.flatMap(({ answerId, text }) => {
    const answer = evidenceAnswers.find(({ id }) => id === answerId);
    if (!answer) return [];
    return [words.quote({ engine: toEngineLabel(answer.model), answeredAt: answer.answeredAt, text })];
  });
}

function toPlan(plan: ContentPlan, words: TaskWords['file']): string[] {
  return [
    `${words.page}: ${plan.targetPage}\n\n${words.template}: ${plan.template}`,
    `${words.outline}:\n\n${toBullets(plan.outline)}`,
    `${words.questions}:\n\n${toBullets(plan.prompts)}`,
  ];
}

function toBullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

const HEADS = ['evidence', 'kind', 'id', 'model', 'answeredAt', 'sentence'] as const;

/** One line for each answer, prompt or source behind the evidence, or one for an item that has none. */
function writeCsv(task: FullTask): string {
  const rows = task.evidence.items.flatMap((item) => {
    const ids = [
      ...item.answerIds.map((id) => ['answer', id, ...toOrigin(task, item, id)]),
      ...item.promptIds.map((id) => ['prompt', id]),
      ...item.sourceIds.map((id) => ['source', id]),
    ];
    return (ids.length > 0 ? ids : [[]]).map((columns) =>
      [item.text, ...columns, '', '', '', '', ''].slice(0, HEADS.length),
    );
  });
  return toCsv([[...HEADS], ...rows]);
}

function toOrigin({ evidenceAnswers }: FullTask, item: FullTask['evidence']['items'][number], id: string): string[] {
  const answer = evidenceAnswers.find((known) => known.id === id);
  const sentence = item.sentences.find(({ answerId }) => answerId === id)?.text ?? '';
  return [answer?.model ?? '', answer?.answeredAt ?? '', sentence];
}
