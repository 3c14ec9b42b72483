/** A list of prompts from a file: the fate of every row, and, where it is no preview, the prompts of those that are taken. All or nothing. */
import { notFound } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { isLanguage, toPromptLanguage } from '#shared/vocabulary/languages.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { readProject } from '../projects/project.ts';
import { isHead, type ListColumns, type ListField, type ListMapping, planListColumns } from './list-columns.ts';
import { listTopicTexts, NearPrompts } from './near-prompts.ts';
import { type PromptListRow, readPromptList, type Separator } from './read-prompt-list.ts';

type Preview = Omit<OperationOutput<'prompts.import'>, 'created'>;
export type ImportRow = Preview['rows'][number];

const MOST_CHARACTERS = 500;
const MOST_TAG_CHARACTERS = 100;
/** With fewer prompts nobody knows what a project is about. */
const FEWEST_PROMPTS = 3;

export interface ImportRequest {
  projectId: number;
  file: Uint8Array;
  map: ListMapping;
  separator: Separator | null;
  /** Of rows that say none; null: that of the project. */
  language: string | null;
}

/** Nothing is written. Throws VALIDATION_ERROR for a file that is no list. */
export const planImport = defineRead('research.planImport', (db, request: ImportRequest): Preview => {
  const project = readProject(db, { id: request.projectId });
  if (!project) throw notFound('The project');
  const { encoding, separator, rows } = readPromptList(request.file, request.separator);
  const hasHead = rows[0] !== undefined && (isHead(rows[0].cells) || Object.keys(request.map).length > 0);
  const heads = rows[0]?.cells ?? [];
  const columns = planListColumns(heads, request.map);
  const language = toPromptLanguage(request.language ?? project.language ?? 'en');
  const judged = judgeRows(db, request.projectId, { rows: hasHead ? rows.slice(1) : rows, columns, language });
  const counts = { new: 0, duplicate: 0, too_long: 0, empty: 0, off_topic: 0 };
  for (const { fate } of judged) counts[fate]++;
  const named = [...columns].map(([field, index]) => [field, hasHead ? (heads[index] ?? '') : null]);
  return { encoding, separator, heads: hasHead ? heads : [], columns: Object.fromEntries(named), counts, rows: judged };
});

interface Rows {
  rows: readonly PromptListRow[];
  columns: ListColumns;
  language: string;
}

function judgeRows(db: Connection, projectId: number, { rows, columns, language }: Rows): ImportRow[] {
  const project = NearPrompts.ofProject(db, projectId);
  const judgesTopic = project.size >= FEWEST_PROMPTS;
  const all = NearPrompts.ofProject(db, projectId);
  const topic = new Set(listTopicTexts(db, projectId));
  for (const text of topic) project.add(text, language);
  return rows.map(({ line, cells }) => {
    const cell = (field: ListField) => cells[columns.get(field) ?? -1] ?? '';
    const prompt = cell('prompt').replace(/\s+/gu, ' ');
    const given = cell('language').toLowerCase();
    const row = {
      line,
      prompt,
      language: isLanguage(given) ? toPromptLanguage(given) : language,
      tags: listTags(cell('tags')),
      clicks: toCount(cell('clicks')),
      impressions: toCount(cell('impressions')),
    };
    if (prompt === '') return { ...row, fate: 'empty', of: null };
    if ([...prompt].length > MOST_CHARACTERS) return { ...row, fate: 'too_long', of: null };
    const of = all.find(prompt, row.language);
    if (of !== null) return { ...row, fate: 'duplicate', of };
    if (judgesTopic && !project.isOnTopic(prompt, row.language)) return { ...row, fate: 'off_topic', of: null };
    all.add(prompt, row.language);
    return { ...row, fate: 'new', of: null };
  });
}

function listTags(cell: string): string[] {
  const tags = cell.split(/[,;|]/).map((tag) => tag.trim());
  return [...new Set(tags)].filter((tag) => tag !== '' && tag.length <= MOST_TAG_CHARACTERS);
}

/** Whole numbers, however thousands are parted; null for what is none. */
function toCount(cell: string): number | null {
  const digits = cell.replace(/[\s.,'’\u00a0\u202f]/gu, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}
