/** Builds the data folder of a size, or takes the one that was built before from the same code. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import { readAnswerPrompt } from '#main/core/answers/store-answer.ts';
import { readBrandRules } from '#main/core/brands/brand-store.ts';
import type { Project } from '#main/core/projects/project.ts';
import { findPrompt } from '#main/core/prompts/prompt-store.ts';
import type { Connection } from '#main/storage/connection.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import { dayOf, startOfDay } from '#shared/time/day.ts';
import { BENCH_ENGINES, createWorld, PROMPTS, SEED, type World } from '../world/world.ts';
import { addAttribution, createBenchProject } from './bench-project.ts';
import { benchDir, type FolderPlan, planFolder, planFolderAt, requireSpace, type Size } from './folder-plan.ts';
import { indexHistory } from './index-unit.ts';
import { listUnits } from './list-units.ts';
import { packHistory } from './pack-unit.ts';
import { type StoreTarget, startDay, storeUnit } from './store-unit.ts';

const BRANDS = 12;

export interface BenchFolder extends FolderPlan {
  answers: number;
  projectId: string;
  /** UTC days since 1970, both inclusive. */
  firstDay: number;
  lastDay: number;
  buildSeconds: number;
  /** Of all threads together. */
  buildCpuSeconds: number;
  /** Of the one thread that packs, writing included. */
  packingCpuSeconds: number;
  /** The same for the index of words. */
  indexingCpuSeconds: number;
}

type Description = Pick<
  BenchFolder,
  | 'answers'
  | 'projectId'
  | 'firstDay'
  | 'lastDay'
  | 'buildSeconds'
  | 'buildCpuSeconds'
  | 'packingCpuSeconds'
  | 'indexingCpuSeconds'
>;

type Spent = Pick<BenchFolder, 'packingCpuSeconds' | 'indexingCpuSeconds'>;

/** `say` is told how far it is. Folders of the same size that other code made are removed. */
export async function buildFolder(size: Size, say: (line: string) => void): Promise<BenchFolder> {
  const plan = planFolder(size);
  if (!existsSync(plan.root)) await buildAnew(plan, say);
  const description: Description = JSON.parse(readFileSync(plan.descriptionFile, 'utf8'));
  return { ...plan, ...description };
}

async function buildAnew(plan: FolderPlan, say: (line: string) => void): Promise<void> {
  const answers = plan.days * BENCH_ENGINES.length * PROMPTS;
  requireSpace(answers);
  removeOthers(plan);
  const partial = planFolderAt(plan.size, `${plan.root}.partial`);
  mkdirSync(partial.root, { recursive: true });
  const [startedMs, startedCpu] = [Date.now(), process.cpuUsage()];
  const lastDay = dayOf(startedMs) - 1;
  const firstDay = lastDay - plan.days + 1;
  const spent = { packingCpuSeconds: 0, indexingCpuSeconds: 0 };
  const project = await fillFolder(partial, firstDay, spent, say);
  const cpu = process.cpuUsage(startedCpu);
  const description: Description = {
    answers,
    projectId: project.publicId,
    firstDay,
    lastDay,
    buildSeconds: (Date.now() - startedMs) / 1000,
    buildCpuSeconds: (cpu.user + cpu.system) / 1e6,
    ...spent,
  };
  writeFileSync(partial.descriptionFile, JSON.stringify(description, null, 2));
  renameSync(partial.root, plan.root);
}

async function fillFolder(
  plan: FolderPlan,
  firstDay: number,
  spent: Spent,
  say: (line: string) => void,
): Promise<Project> {
  const world = createWorld(BRANDS);
  const db = openDatabase(plan.dataDir);
  try {
    // A folder that a crash cuts off is rebuilt, so nothing has to be safe on disk on the way.
    db.raw.pragma('synchronous = OFF');
    db.raw.pragma('cache_size = -1000000');
    const project = createBenchProject(db, world, startOfDay(firstDay));
    const prompts = world.prompts.map(({ text, language }) => {
      const prompt = findPrompt(db, project.id, text, language);
      if (!prompt) throw new Error(`The prompt is missing: ${text}`);
      return readAnswerPrompt(db, prompt.id);
    });
    await storeHistory({ db, world, project, prompts, spent }, plan, firstDay, say);
    await packHistory(db, startOfDay(firstDay + plan.days), spent);
    say('Making the index of words');
    await indexHistory(db, startOfDay(firstDay + plan.days), spent);
    addAttribution(db, project.id, Math.min(plan.days, 90), startOfDay(firstDay + plan.days));
    db.raw.pragma('wal_checkpoint(TRUNCATE)');
    return project;
  } finally {
    db.close();
  }
}

async function storeHistory(
  target: StoreTarget & { spent: Spent },
  plan: FolderPlan,
  firstDay: number,
  say: (line: string) => void,
) {
  const rules = readBrandRules(target.db, target.project.id);
  const units = plan.days * BENCH_ENGINES.length;
  const order = { seed: SEED, brandCount: BRANDS, rules, firstDay, units, factsDir: plan.factsDir };
  const startedMs = Date.now();
  for await (const unit of listUnits(order, availableParallelism())) {
    if (unit.number % BENCH_ENGINES.length === 0) {
      await packHistory(target.db, startOfDay(unit.day), target.spent);
      startDay(target, unit.day, startOfDay(unit.day));
    }
    storeUnit(target, unit);
    if ((unit.number + 1) % 100 === 0) {
      const perSecond = Math.round(((unit.number + 1) * PROMPTS * 1000) / (Date.now() - startedMs));
      say(`${(unit.number + 1) * PROMPTS} of ${units * PROMPTS} answers built (${perSecond} a second)`);
    }
  }
  saveWorldFacts(target.db, target.world, target.project, plan);
}

/** Prompts, tags and brands, for the reference. */
function saveWorldFacts(db: Connection, world: World, project: Project, plan: FolderPlan): void {
  const brands = readBrandRules(db, project.id).map(({ brandId, isOwn, names, domains }) => ({
    id: brandId,
    isOwn,
    name: names[0]?.text ?? '',
    domain: domains[0] ?? '',
  }));
  const prompts = world.prompts.map((prompt, index) => ({ id: index, ...prompt }));
  writeFileSync(path.join(plan.factsDir, 'world.json'), JSON.stringify({ brands, prompts }));
}

function removeOthers(plan: FolderPlan): void {
  for (const name of readdirSync(benchDir())) {
    if (name.startsWith(`${plan.size}-`)) rmSync(path.join(benchDir(), name), { recursive: true, force: true });
  }
}
