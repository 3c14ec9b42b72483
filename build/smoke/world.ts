/** What the steps work with: a folder, an app that is kept running in it, and a made-up engine in a made-up network. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startFakeOpenAi } from '#support/fake-openai.ts';
import { AppRunner, planAppEnv } from './app-runner.ts';
import { startCompanyNetwork } from './company-network.ts';
import type { FoundApp } from './find-app.ts';
import { rememberMachine } from './machine-state.ts';
import type { StepContext } from './step.ts';

const SEGMENT = 'Größe & Übergröße äöü ß é 日本語';
/** Windows bounds a path at 260 characters, and the names of our own files come on top. */
const PATH_LENGTHS: Partial<Record<NodeJS.Platform, number>> = { win32: 150 };
const PATH_LENGTH = 230;

const FOLDER = 'sightline-smoke-';

export type World = Omit<StepContext, 'terminal' | 'mostUsd' | 'takePicture' | 'note'> & {
  /** Ends everything and leaves the machine as it was; what could not be put back is told, a sentence each. */
  close(): Promise<string[]>;
};

/** `left`: the folder of a run that left it for this one. */
export async function openWorld(app: FoundApp, env: NodeJS.ProcessEnv, left: string | null): Promise<World> {
  const folder = left ?? mkdtempSync(path.join(tmpdir(), FOLDER));
  const putBack = app.kind === 'stand-in' ? () => [] : rememberMachine(process.platform, env, folder);
  const keeper = new AppRunner(app, planDataDir(folder, process.platform), planAppEnv(env, folder, app.kind));
  const engine = await startFakeOpenAi();
  const company = await startCompanyNetwork(engine.url);
  let projectId: string | null = null;
  let isLeft = false;
  return {
    ...{ app, keeper, folder, engine, company },
    projectId: async () => {
      projectId ??= await createProject(keeper);
      return projectId;
    },
    leaveRunning: () => {
      isLeft = true;
    },
    close: async () => {
      if (!isLeft) await keeper.quit();
      await company.close();
      await engine.close();
      const troubles = putBack();
      if (!isLeft) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
      return troubles;
    },
  };
}

/** Null: not the folder of a run, which is deleted in the end. */
export function openLeftFolder(named: string): string | null {
  const folder = path.resolve(named);
  const isOurs = path.dirname(folder) === path.resolve(tmpdir()) && path.basename(folder).startsWith(FOLDER);
  return isOurs && existsSync(folder) ? folder : null;
}

/** As long and as full of signs as people make them. */
export function planDataDir(folder: string, platform: NodeJS.Platform): string {
  const length = PATH_LENGTHS[platform] ?? PATH_LENGTH;
  let dir = folder;
  while (dir.length + SEGMENT.length + 1 <= length) dir = path.join(dir, SEGMENT);
  return path.join(dir, 'Daten');
}

async function createProject(keeper: AppRunner): Promise<string> {
  const site = { domain: 'kordiva.example', websiteUrl: 'https://kordiva.example' };
  const { id } = await keeper.call('projects.create', { name: 'Kordiva', language: 'en', ...site });
  await keeper.call('projects.configure', { projectId: id, schedule: 'manual' });
  return id;
}
