/** A task as a text that can be pasted into a ticket or opened in a spreadsheet. Pure. */
import { toCsv } from '#shared/text/to-csv.ts';
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
    toBullets(evidence.items.map((item) => item.text)),
    ...(contentPlan ? [`## ${words.contentPlan}`, ...toPlan(contentPlan, words)] : []),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
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

/** One line for each answer, prompt or source behind the evidence, or one for an item that has none. */
function writeCsv(task: FullTask): string {
  const rows = task.evidence.items.flatMap((item) => {
    const ids = [
      ...item.answerIds.map((id) => ['answer', id]),
      ...item.promptIds.map((id) => ['prompt', id]),
      ...item.sourceIds.map((id) => ['source', id]),
    ];
    return (ids.length > 0 ? ids : [['', '']]).map(([kind = '', id = '']) => [item.text, kind, id]);
  });
  return toCsv([['evidence', 'kind', 'id'], ...rows]);
}
