/** A task as a text that can be pasted into a ticket or opened in a spreadsheet. Pure. */
import { toCsvCell } from '../exports/csv-cell.ts';
import type { FullTask } from './task-rule.ts';

export interface TaskText {
  fileName: string;
  mediaType: string;
  text: string;
}

export function writeTaskText(task: FullTask, format: 'markdown' | 'csv'): TaskText {
  return format === 'markdown'
    ? { fileName: `task-${task.id}.md`, mediaType: 'text/markdown', text: writeMarkdown(task) }
    : { fileName: `task-${task.id}.csv`, mediaType: 'text/csv', text: writeCsv(task) };
}

function writeMarkdown(task: FullTask): string {
  const { evidence, contentPlan } = task;
  const sections = [
    `# ${task.title}`,
    `Impact ${task.impact} of 10, effort ${task.effort} of 10, priority ${task.priorityScore} of 100.`,
    task.description,
    '## Steps',
    task.steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    '## Evidence',
    evidence.summary,
    toBullets(evidence.metrics.map(({ label, value }) => `${label}: ${value}`)),
    toBullets(evidence.items.map((item) => item.text)),
    ...(contentPlan ? ['## Content plan', ...toPlan(contentPlan)] : []),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function toPlan(plan: NonNullable<FullTask['contentPlan']>): string[] {
  return [
    `Page: ${plan.targetPage}\n\nTemplate: ${plan.template}`,
    `Outline:\n\n${toBullets(plan.outline)}`,
    `Questions to answer:\n\n${toBullets(plan.prompts)}`,
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
  return [['evidence', 'kind', 'id'], ...rows].map((row) => `${row.map(toCsvCell).join(',')}\r\n`).join('');
}
