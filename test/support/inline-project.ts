/** A project on storage without threads, changed by the same commands as the service uses, for properties that need many. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteAnswers } from '#main/core/answers/delete-answers.ts';
import { type RemeasuredHistory, remeasureProject } from '#main/core/answers/remeasure.ts';
import { addCompetitor } from '#main/core/competitors/add-competitor.ts';
import { countDifferences } from '#main/core/doctor/recount.ts';
import { aggregateMonths, loadUnaggregated } from '#main/core/figures/aggregate/aggregate-months.ts';
import { loadSummary } from '#main/core/figures/query/metrics/summary.ts';
import type { FigureFilter } from '#main/core/figures/store/figure-scope.ts';
import { configureProject } from '#main/core/lifecycle/configure-project.ts';
import { loadProject } from '#main/core/lifecycle/load-project.ts';
import { ensureAccount } from '#main/core/lifecycle/save-account.ts';
import { createProject, updateProject } from '#main/core/lifecycle/save-project.ts';
import { importAnswers } from '#main/core/transfer/import-answers.ts';
import { defineRead, defineWrite, type Storage } from '#main/storage/command.ts';
import type { Connection } from '#main/storage/connection.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { putFreshDatabase } from './fresh-database.ts';
import { type GeneratedAnswer, toNdjson } from './generate-answers.ts';

export const readDifferences = defineRead('test.differences', (db, _input: null) => countDifferences(db));

/** Deletes every `step`-th answer, beginning with the `first`-th. */
const deleteSome = defineWrite('test.deleteSome', (db, input: { first: number; step: number }): number => {
  const ids = (db.prepare('SELECT id FROM answer ORDER BY id').all() as { id: number }[]).map((row) => row.id);
  return deleteAnswers(
    db,
    ids.filter((_, index) => index % input.step === input.first % input.step),
  );
});

const loadOnlyId = defineRead('test.loadOnlyProject', (db, _input: null) => {
  return db.prepare('SELECT id FROM project').pluck().get() as number;
});

const NOW = Date.parse('2026-03-10T12:00:00Z');

/** What the owner has set about brands, so that the same can be set elsewhere. */
export interface BrandSettings {
  name: string;
  domain: string;
  brandAliases: string[];
  domainAliases: string[];
  competitors: { name: string; domain?: string }[];
}

export class InlineProject {
  readonly storage: Storage;
  readonly id: number;
  readonly #dir: string;
  #files = 0;

  /** Whatever there is no command for, in a transaction. */
  change<T>(run: (db: Connection) => T): Promise<T> {
    return this.storage.write(
      defineWrite(`test.change.${randomUUID()}`, (db, _input: null) => run(db)),
      null,
    );
  }

  private constructor(dir: string, storage: Storage, id: number) {
    this.#dir = dir;
    this.storage = storage;
    this.id = id;
  }

  static async create(dir: string, settings: BrandSettings): Promise<InlineProject> {
    putFreshDatabase(dir);
    const storage = openInlineStorage(dir, () => NOW);
    await storage.write(ensureAccount, { wantsSample: false });
    const { name, domain } = settings;
    const site = { name, domain, websiteUrl: `https://${domain}`, language: 'en' };
    const publicId = await storage.write(createProject, { ...site, environment: 'live' });
    const project = new InlineProject(dir, storage, (await storage.read(loadProject, publicId))?.id ?? 0);
    await project.setAliases(settings);
    for (const competitor of settings.competitors) await project.addCompetitor(competitor);
    return project;
  }

  /** The only project of a folder that is there. */
  static async open(dir: string): Promise<InlineProject> {
    const storage = openInlineStorage(dir, () => NOW);
    return new InlineProject(dir, storage, await storage.read(loadOnlyId, null));
  }

  async setAliases(aliases: { brandAliases?: string[]; domainAliases?: string[] }): Promise<void> {
    const { brandAliases, domainAliases } = aliases;
    await this.storage.write(configureProject, { projectId: this.id, brandAliases, domainAliases });
    await this.remeasure();
  }

  async rename(change: { name?: string; domain?: string }): Promise<void> {
    await this.storage.write(updateProject, { projectId: this.id, ...change });
    await this.remeasure();
  }

  async addCompetitor(competitor: { name: string; domain?: string }): Promise<void> {
    await this.storage.write(addCompetitor, { projectId: this.id, ...competitor });
    await this.remeasure();
  }

  remeasure(): Promise<RemeasuredHistory> {
    return this.storage.job(remeasureProject, this.id);
  }

  async importGenerated(answers: Iterable<GeneratedAnswer>): Promise<void> {
    const path = join(this.#dir, `import-${this.#files++}.ndjson`);
    writeFileSync(path, toNdjson(answers));
    await this.importFile(path);
  }

  async importFile(path: string): Promise<void> {
    await this.storage.job(importAnswers, { projectId: this.id, path, skipInvalid: false, defaultLanguage: 'en' });
  }

  deleteSome(first: number, step: number): Promise<number> {
    return this.storage.write(deleteSome, { first, step });
  }

  /** Sums up the months that are over, as the upkeep does. */
  async aggregateMonths(): Promise<number> {
    return this.storage.job(aggregateMonths, await this.storage.read(loadUnaggregated, NOW));
  }

  summary(filter: Partial<FigureFilter> = {}) {
    const all = { firstDay: 20_000, lastDay: 21_000, engines: null, language: null, tags: null };
    return this.storage.read(loadSummary, { projectId: this.id, ...all, ...filter });
  }
}
