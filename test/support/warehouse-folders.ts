/** Three data folders of the generated world, as three consultants have them, and their exports into one folder. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { addCalls } from './add-calls.ts';
import { FIGURES_TODAY } from './figure-filters.ts';
import { createWorldProject, type FolderService, startFolderService } from './folder-service.ts';
import { generateAnswers, toNdjson } from './generate-answers.ts';
import { writeEdgeAnswers } from './warehouse-edges.ts';

export interface WarehouseFolder {
  service: FolderService;
  projectId: string;
}

export interface WarehouseFolders {
  /** Where they export to. */
  exported: string;
  folders: WarehouseFolder[];
  /** Adds generated answers to one of them. */
  addAnswers: (at: number, count: number, seed: number) => Promise<void>;
  /** All of them push, a second later than they did last; gives the files that were written. */
  push: () => Promise<number>;
  close: () => Promise<void>;
}

const START = Date.parse(`${FIGURES_TODAY}T23:59:30Z`);

export async function makeWarehouseFolders(dir: string, answers: number): Promise<WarehouseFolders> {
  let nowMs = START;
  const folders: WarehouseFolder[] = [];
  const addAnswers = async (at: number, count: number, seed: number) => {
    const { service, projectId } = folders[at]!;
    const path = join(dir, `answers-${seed}.ndjson`);
    writeFileSync(path, toNdjson([...generateAnswers({ count, seed, lastDay: FIGURES_TODAY, days: 70 })]));
    await service.call('answers.import', { projectId, path });
  };
  for (const at of [0, 1, 2]) {
    const service = await startFolderService({ dataDir: join(dir, `data-${at}`), now: () => nowMs });
    folders.push({ service, projectId: await createWorldProject(service) });
    await addAnswers(at, answers, 7 + at);
    if (at === 0) await addEdges(folders[at]!, dir);
    await addResponses(folders[at]!);
    await service.call('tasks.evaluate', { projectId: folders[at]!.projectId });
    // Nobody asks anything here, and it would find the call that is under way to be lost, at whichever moment.
    await service.core.executor.stop();
    addCalls(join(dir, `data-${at}`), folders[at]!.projectId, ['2026-02', '2026-03'], at + 1);
  }
  const exported = join(dir, 'exported');
  return {
    exported,
    folders,
    addAnswers,
    push: async () => {
      nowMs += 1000;
      let written = 0;
      for (const { service } of folders) written += (await service.call('dataFiles.export', { to: exported })).written;
      return written;
    },
    close: async () => {
      for (const { service } of folders) await service.close();
    },
  };
}

async function addEdges({ service, projectId }: WarehouseFolder, dir: string): Promise<void> {
  const path = join(dir, 'edges.ndjson');
  writeFileSync(path, writeEdgeAnswers());
  await service.call('answers.import', { projectId, path });
}

async function addResponses({ service, projectId }: WarehouseFolder): Promise<void> {
  const responses = [
    { channelId: 'ai_chatgpt', dealValue: 1200.5 },
    { channelId: 'google_search', dealValue: 99, dealCurrency: 'EUR' },
    { channelId: 'our own newsletter' },
  ];
  await service.call('attribution.createBulk', { projectId, responses });
}
