/** A project in a temporary folder into which tests import answers, and a look at the tasks that follow from them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { OWNER } from '#main/core/caller.ts';
import { type Core, createCore } from '#main/core/core.ts';
import { createProject } from '#main/core/lifecycle/save-project.ts';
import { call } from '#main/handlers/dispatch.ts';
import { defineRead, defineWrite } from '#main/storage/command.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';
import { putFreshDatabase } from './fresh-database.ts';

/** Noon of an arbitrary day. */
export const NOON = Date.UTC(2026, 10, 20, 12);
export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

export interface AnswerSpec {
  count: number;
  text: string;
  prompt?: string;
  /** Spread over so many prompts in turn, the first of which is the usual one. 1 by default. */
  prompts?: number;
  model?: string;
  language?: string;
  tags?: string[];
  sources?: string[];
  queries?: string[];
  surface?: string;
  /** 1 by default: yesterday. */
  daysAgo?: number;
}

export interface WorldOptions {
  name?: string;
  websiteUrl?: string | null;
  /** English by default. */
  language?: 'en' | 'de' | 'ja';
  competitors?: { name: string; domain: string }[];
  environment?: 'live' | 'test';
}

export interface SeenTask {
  id: string;
  rule: string;
  subject: string;
  status: string;
  isAutoResolved: number;
}

const readSeenTasks = defineRead(
  'test.tasks',
  (db, projectId: string): SeenTask[] =>
    db
      .prepare(
        `SELECT task.public_id AS id, rule, subject, status, is_auto_resolved AS isAutoResolved
         FROM task JOIN project ON project.id = project_id WHERE project.public_id = ? ORDER BY task.id`,
      )
      .all(projectId) as SeenTask[],
);

/** Makes tasks what they were before there were translations. */
const dropTranslations = defineWrite('test.dropTranslations', (db) => {
  db.prepare("UPDATE task SET content = json_remove(content, '$.translations')").run();
  const events = db.prepare('SELECT id, metrics FROM task_event').all() as { id: number; metrics: string }[];
  for (const { id, metrics } of events) {
    const english = JSON.parse(metrics).map(({ label, value }: Record<string, string>) => ({ label, value }));
    db.prepare('UPDATE task_event SET metrics = ? WHERE id = ?').run(JSON.stringify(english), id);
  }
});

/** Two competitors of the invented brand Nortivo. */
export const RIVALS = [
  { name: 'Brellan', domain: 'brellan.example' },
  { name: 'Quistor', domain: 'quistor.example' },
];

export class TaskWorld {
  core!: Core;
  projectId = '';
  nowMs = NOON;
  #folder = '';
  #next = 1;

  static async open(options: WorldOptions = {}): Promise<TaskWorld> {
    const world = new TaskWorld();
    world.#folder = mkdtempSync(join(tmpdir(), 'sightline-tasks-'));
    const now = () => world.nowMs;
    putFreshDatabase(world.#folder);
    const storage = openInlineStorage(world.#folder, now);
    const log = pino({ level: 'silent' });
    world.core = await createCore({ storage, env: {}, fetch, now, log, version: 'test', isScheduling: false });
    const { name = 'Nortivo', websiteUrl = 'https://nortivo.example', environment = 'live', language = 'en' } = options;
    const site = websiteUrl === null ? {} : { websiteUrl };
    world.projectId = await storage.write(createProject, { environment, name, language, ...site });
    for (const rival of options.competitors ?? RIVALS) {
      await world.call('competitors.add', { projectId: world.projectId, ...rival });
    }
    return world;
  }

  call<N extends OperationName>(operation: N, input: OperationInput<N>): Promise<OperationOutput<N>> {
    return call(this.core, operation, OWNER, input);
  }

  /** Imports answers; like every import this evaluates the tasks. */
  async answers(...specs: AnswerSpec[]): Promise<void> {
    const lines = specs.flatMap((spec) =>
      Array.from({ length: spec.count }, (_, index) => JSON.stringify(this.#toLine(spec, index % (spec.prompts ?? 1)))),
    );
    const path = join(this.#folder, `answers-${this.#next}.ndjson`);
    writeFileSync(path, `${lines.join('\n')}\n`);
    await this.call('answers.import', { projectId: this.projectId, path });
  }

  evaluate(): Promise<OperationOutput<'tasks.evaluate'>> {
    return this.call('tasks.evaluate', { projectId: this.projectId });
  }

  /** Lets time pass in which nothing happens, and looks at the tasks again. */
  async rest(lengthMs: number): Promise<void> {
    this.nowMs += lengthMs;
    await this.evaluate();
  }

  tasks(): Promise<SeenTask[]> {
    return this.core.storage.read(readSeenTasks, this.projectId);
  }

  async tasksOf(rule: string): Promise<SeenTask[]> {
    return (await this.tasks()).filter((task) => task.rule === rule);
  }

  /** As if all tasks had been found before there were other languages. */
  async dropTranslations(): Promise<void> {
    await this.core.storage.write(dropTranslations, null);
  }

  async close(): Promise<void> {
    await this.core.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #toLine(spec: AnswerSpec, place: number): object {
    const number = this.#next++;
    return {
      prompt: `${spec.prompt ?? 'Which planner suits a small team?'}${place === 0 ? '' : ` (${place})`}`,
      model: spec.model ?? 'chatgpt',
      answeredAt: new Date(this.nowMs - (spec.daysAgo ?? 1) * DAY_MS - number * 1_000).toISOString(),
      text: spec.text,
      externalId: `answer-${number}`,
      ...(spec.language ? { language: spec.language } : {}),
      ...(spec.tags ? { tags: spec.tags } : {}),
      ...(spec.sources ? { sources: spec.sources.map((url) => ({ url })) } : {}),
      ...(spec.queries ? { fanOutQueries: spec.queries } : {}),
      ...(spec.surface ? { surface: spec.surface } : {}),
    };
  }
}
