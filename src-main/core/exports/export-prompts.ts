/**
 * The export: the newest prompts with the figures of every answer. It can be large, so it is written as JSON on a thread of
 * its own, a prompt at a time, and nobody ever holds all of it.
 */
import type { OperationOutput } from '#shared/contract/index.ts';
import { lengthOf } from '#shared/time/window.ts';
import { defineText } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { reportDamaged } from '../answers/damaged-answers.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import { readMatchingPrompts } from '../figures/query/prompts/list-prompts.ts';
import type { FigureScope } from '../figures/store/figure-scope.ts';
import { type PromptRow, readTags } from '../prompts/prompt-store.ts';
import { readExportedAnswers } from './exported-answers.ts';

type Export = OperationOutput<'export.get'>;

const MAX_PROMPTS = 1000;

export interface ExportRequest {
  scope: FigureScope;
  brandName: string;
  domain: string;
}

/** Prompts newest first, those without answers in the window included; archived ones are left out, as in the prompt list. */
export const exportPrompts = defineText<ExportRequest, Export>('exports.prompts', async (text, request) => {
  const { db } = text;
  const { scope } = request;
  const ownBrandId = readOwnBrandId(db, scope.projectId);
  const prompts = readMatchingPrompts(db, { scope, search: null }).slice(0, MAX_PROMPTS);
  const head = { exportedAt: new Date(text.nowMs).toISOString(), timeframeDays: lengthOf(scope) };
  await text.add(`${JSON.stringify(head).slice(0, -1)},"prompts":[`);
  const damaged: string[] = [];
  for (const [index, prompt] of prompts.entries()) {
    const exported = toExportedPrompt(db, prompt, { ...request, ownBrandId, damaged });
    await text.add(`${index > 0 ? ',' : ''}${JSON.stringify(exported)}`);
  }
  const report = JSON.stringify(reportDamaged(damaged)).slice(1);
  await text.add(report === '}' ? ']}' : `],${report}`);
});

function toExportedPrompt(
  db: Connection,
  prompt: PromptRow,
  { scope, brandName, domain, ownBrandId, damaged }: ExportRequest & { ownBrandId: number; damaged: string[] },
): Export['prompts'][number] {
  const results = readExportedAnswers(db, { id: prompt.id, ordinal: prompt.ordinal, scope, ownBrandId }, damaged);
  return {
    id: prompt.public_id,
    prompt: prompt.text,
    domain,
    brandName,
    language: prompt.language,
    tags: readTags(db, prompt.id),
    models: JSON.parse(prompt.models),
    resultCount: results.length,
    results,
  };
}
