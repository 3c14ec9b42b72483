/** A small project with answers that can be counted by hand, and calls to its reports. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { OWNER } from '#main/core/caller.ts';
import { type Core, createCore } from '#main/core/core.ts';
import { call } from '#main/handlers/dispatch.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';

export interface ReportWorld {
  core: Core;
  dataDir: string;
  projectId: string;
  /** Moves the clock. */
  setNow(moment: string): void;
  call<N extends OperationName>(name: N, input: OperationInput<N>): Promise<OperationOutput<N>>;
  /** Keeps a report, and a schedule for it. */
  schedule(definition: object, time: object): Promise<OperationOutput<'reportSchedules.save'>>;
  /** What is in a built file. */
  readText(file: OperationOutput<'reports.list'>['files'][number] | undefined): Promise<string>;
  close(): Promise<void>;
}

export interface ReportWorldOptions {
  name?: string;
  competitor?: string;
  env?: NodeJS.ProcessEnv;
  now: string;
  answers: readonly {
    prompt: string;
    text: string;
    answeredAt: string;
    sources?: { url: string; title: string }[];
    model?: string;
    surface?: string;
    tags?: string[];
  }[];
}

/** A live project of the brand Brimlane (brimlane.example) and one competitor. */
export async function createReportWorld(options: ReportWorldOptions): Promise<ReportWorld> {
  const dataDir = makeTempDir();
  putFreshDatabase(dataDir);
  let nowMs = Date.parse(options.now);
  const now = () => nowMs;
  const storage = openInlineStorage(dataDir, now);
  const log = pino({ level: 'silent' });
  const core = await createCore({
    storage,
    env: options.env ?? {},
    fetch,
    now,
    log,
    version: '0.0.0',
    isScheduling: false,
  });
  const invoke: ReportWorld['call'] = (name, input) => call(core, name, OWNER, input);
  const site = { language: 'en', websiteUrl: 'https://brimlane.example' } as const;
  const { id: projectId } = await invoke('projects.create', { name: options.name ?? 'Brimlane', ...site });
  await invoke('competitors.add', { projectId, name: options.competitor ?? 'Kordiva' });
  const path = join(dataDir, 'answers.ndjson');
  const lines = options.answers.map((answer) => JSON.stringify({ model: 'chatgpt', ...answer }));
  writeFileSync(path, lines.join('\n'));
  if (lines.length > 0) await invoke('answers.import', { projectId, path });
  return {
    core,
    dataDir,
    projectId,
    setNow: (moment) => {
      nowMs = Date.parse(moment);
    },
    call: invoke,
    schedule: async (definition, time) => {
      const saved = await invoke('reports.create', { projectId, name: 'Monday', ...definition });
      return invoke('reportSchedules.save', { reportId: saved.id, projectIds: [projectId], ...time });
    },
    readText: async (file) => {
      const address = { reportId: file?.reportId ?? 'standard', fileId: file?.id ?? '' };
      const { base64 } = await invoke('reports.file', { projectId, ...address });
      return Buffer.from(base64, 'base64').toString();
    },
    close: async () => {
      await core.close();
      removeDir(dataDir);
    },
  };
}
