/** Files of other programs: previews, imports, receipts, and taking one back. */
import { basename, resolve } from 'node:path';

import { forbidden } from '#shared/app-error.ts';
import type { ParsedInput } from '#shared/contract/index.ts';
import { type FileImported, importFile } from '../core/imports/import-file.ts';
import { loadImports, undoImport } from '../core/imports/receipts.ts';
import { forgetStop, stopCall } from '../core/stopped-calls.ts';
import { withInboxFile } from '../core/transfer/inbox-file.ts';
import type { Call, Handlers } from './handler.ts';

type Input = ParsedInput<'imports.preview'> & Partial<Omit<ParsedInput<'imports.run'>, 'projectId'>>;

export const importHandlers = {
  'imports.preview': async (call) => {
    const { importId: _, ...preview } = await readFile(call, call.input, true);
    return preview;
  },
  'imports.run': async (call) => {
    const outcome = await readFile(call, call.input, false);
    const { core, project, input } = call;
    if (input.kind === 'answers') await core.tasks.refresh(project);
    if (input.kind === 'prompts') core.executor.poke();
    return outcome;
  },
  'imports.list': ({ core, project }) => core.storage.read(loadImports, project.id),
  'imports.stop': async ({ core, input: { token } }) => {
    await core.storage.write(stopCall, token);
    return { token };
  },
  'imports.undo': async ({ core, project, input: { importId } }) => {
    const undone = await core.storage.job(undoImport, { projectId: project.id, importId });
    await core.tasks.refresh(project);
    return undone;
  },
} satisfies Handlers;

type FileContext = Pick<Call<'imports.preview'>, 'core' | 'caller' | 'project'>;

async function readFile(
  { core, caller, project }: FileContext,
  input: Input,
  isPreview: boolean,
): Promise<FileImported> {
  const { path: named, file } = input;
  if (named !== undefined && caller.kind !== 'owner')
    throw forbidden('insufficient_scope', 'A key names no file of this machine; send the file itself.', {
      field: 'path',
    });
  const { token = null } = input;
  const report = ({ done, total }: { done: number; total: number | null }) => {
    if (token !== null) core.progress.emit({ kind: 'import-progress', token, done, total });
  };
  const run = (path: string) =>
    core.storage.job(
      importFile,
      {
        projectId: project.id,
        kind: input.kind,
        path,
        fileName: input.fileName ?? basename(path),
        map: Object.fromEntries(Object.entries(input.map ?? {}).map(([field, columns]) => [field, [columns].flat()])),
        separator: input.separator ?? null,
        sheet: input.sheet ?? null,
        isSheet: false,
        locale: input.locale ?? null,
        dateOrder: input.dateOrder ?? null,
        decimal: input.decimal ?? null,
        timeZone: input.timeZone ?? 'UTC',
        currency: input.currency ?? null,
        source: input.source ?? 'form_tool_a',
        engines: input.engines ?? {},
        language: input.language ?? project.language ?? 'en',
        isPreview,
        isAllOrNothing: input.allOrNothing ?? false,
        isActive: input.state === 'active',
        hasHeads: input.hasHeads ?? null,
        engine: input.engine ?? null,
        tags: input.tags ?? [],
        takes: input.takes ?? ['new'],
        only: input.only ?? null,
        after: input.after ?? 0,
        token,
      },
      report,
    );
  try {
    if (named !== undefined) return await run(resolve(named));
    return await withInboxFile(core.storage.dataDir, 'import', Buffer.from(file ?? '', 'base64'), run);
  } finally {
    if (token !== null) await core.storage.write(forgetStop, token);
  }
}
