/** Writing what was read, a batch in a transaction, and noting what each made. */
import type { AttributionSource } from '#shared/vocabulary/channels.ts';
import type { ImportKind } from '#shared/vocabulary/imports.ts';
import { defineWrite, type JobContext } from '../../storage/command.ts';
import { ImportKeys } from '../attribution/csv-response.ts';
import { saveAttributionBatch } from '../attribution/import-attribution.ts';
import { readCompiledBrands } from '../brands/brand-store.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import { createPrompt } from '../prompts/create-prompt.ts';
import { findPrompt } from '../prompts/prompt-store.ts';
import { type LateTags, saveImported } from '../transfer/import-batch.ts';
import { giveTags, noteMade } from '../transfer/made.ts';
import { findTagged } from './judge-rows.ts';
import type { ImportItem, PromptItem } from './to-rows.ts';

interface Batch {
  batchId: number;
  projectId: number;
  kind: ImportKind;
  language: string;
  source: AttributionSource;
  isActive: boolean;
  /** Of all prompts. */
  tags: readonly string[];
}

export class BatchWriter {
  readonly #job: JobContext;
  readonly #batch: Batch;
  readonly #late: Map<number, Set<string>>;
  readonly #keys: ImportKeys;

  constructor(job: JobContext, batch: Batch, late: Map<number, Set<string>>) {
    this.#job = job;
    this.#batch = batch;
    this.#late = late;
    this.#keys = new ImportKeys(batch.source);
  }

  async batch(items: readonly ImportItem[]): Promise<void> {
    const { projectId, batchId, kind } = this.#batch;
    const origin = { projectId, batchId };
    if (kind === 'attribution') {
      const rows = items.flatMap((item) =>
        item.kind === 'attribution' ? [{ ...item.response, key: this.#keys.next(item.response) }] : [],
      );
      await this.#job.write(saveAttributionBatch, { ...origin, source: this.#batch.source, rows });
    } else if (kind === 'answers') {
      const saved = await this.#job.write(saveImported, { ...origin, items: this.#measure(items) });
      this.#keep(saved.tags);
    } else {
      const rows = items.flatMap((item) => (item.kind === 'tags' ? [item.prompt] : []));
      await this.#job.write(saveTagBatch, { ...origin, rows });
    }
  }

  /** In one transaction: limits hold for all of them. */
  async prompts(rows: readonly PromptItem[]): Promise<void> {
    const { projectId, batchId, language, isActive, tags } = this.#batch;
    await this.#job.write(savePromptBatch, { projectId, batchId, rows, language, isActive, tags });
  }

  #measure(items: readonly ImportItem[]) {
    const { version, brands } = readCompiledBrands(this.#job.db, this.#batch.projectId);
    return items.flatMap((item) => {
      if (item.kind !== 'answers') return [];
      const { answer: line } = item;
      const language = (line.language ?? this.#batch.language).toUpperCase();
      const answer = measureAnswer({ text: line.text, language, cited: line.sources ?? [] }, brands);
      return [{ line, language, measured: { answer, brandsVersion: version } }];
    });
  }

  #keep(tags: readonly LateTags[]): void {
    for (const { promptId, names } of tags)
      this.#late.set(promptId, new Set([...(this.#late.get(promptId) ?? []), ...names]));
  }
}

interface PromptBatch {
  projectId: number;
  batchId: number;
  rows: readonly PromptItem[];
}

export const saveTagBatch = defineWrite('imports.saveTags', (db, input: PromptBatch): null => {
  for (const row of input.rows)
    for (const { id } of findTagged(db, input.projectId, row)) giveTags(db, input, id, row.tags);
  return null;
});

export const savePromptBatch = defineWrite(
  'imports.savePrompts',
  (db, input: PromptBatch & { language: string; isActive: boolean; tags: readonly string[] }, context): null => {
    for (const { prompt: text, tags, model, country, language = input.language } of input.rows) {
      const made = createPrompt.run(
        db,
        {
          ...{ projectId: input.projectId, text, language, isPaused: !input.isActive },
          ...(model ? { models: [model] } : {}),
          ...(country ? { country } : {}),
        },
        context,
      );
      const row = findPrompt(db, input.projectId, text, language);
      if (!made.created || !row) continue;
      noteMade(db, input.batchId, row.id, null);
      giveTags(db, input, row.id, [...new Set([...tags, ...input.tags])]);
    }
    return null;
  },
);
