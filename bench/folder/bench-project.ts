/** Makes the bench's account and project in an empty data folder, through the product's own commands. */

import { noteMeasured } from '#main/core/answers/measured-history.ts';
import { createAttributionBulk } from '#main/core/attribution/save-attribution.ts';
import { insertBrand, raiseBrandsVersion } from '#main/core/brands/brand-store.ts';
import { configureProject } from '#main/core/lifecycle/configure-project.ts';
import { ensureAccount } from '#main/core/lifecycle/save-account.ts';
import { createProject } from '#main/core/lifecycle/save-project.ts';
import { type Project, readProject } from '#main/core/projects/project.ts';
import { addTags, insertPrompt } from '#main/core/prompts/prompt-store.ts';
import type { Connection } from '#main/storage/connection.ts';
import { BENCH_ENGINES, type World } from '../world/world.ts';

const CHANNELS = ['ai_chatgpt', 'ai_perplexity', 'google_search', 'social_media', 'referral', 'newsletter'];
const RESPONSES_PER_DAY = 20;
const DAY_MS = 86_400_000;

/** A live project that asks nothing by itself: its history is written by the builder. */
export function createBenchProject(db: Connection, world: World, nowMs: number): Project {
  return db.transaction(() => {
    const context = { nowMs };
    ensureAccount.run(db, { wantsSample: false }, context);
    const [own, ...competitors] = world.brands;
    if (!own) throw new Error('The world has no brand.');
    const site = { name: own.name, domain: own.domain, websiteUrl: `https://${own.domain}/`, language: 'en' };
    const publicId = createProject.run(db, { ...site, environment: 'live', models: BENCH_ENGINES }, context);
    const project = requireProject(db, publicId);
    configureProject.run(db, { projectId: project.id, schedule: 'manual' }, context);
    for (const { name, domain } of competitors) {
      insertBrand(db, { projectId: project.id, isOwn: false, name, domain, aliases: [] }, nowMs);
    }
    raiseBrandsVersion(db, project.id);
    noteMeasured(db, project.id);
    for (const { text, language, tags } of world.prompts) {
      const fresh = { projectId: project.id, text, language, models: BENCH_ENGINES, pausedBy: null } as const;
      addTags(db, project.id, insertPrompt(db, { ...fresh, state: 'active' }, nowMs).id, tags);
    }
    return requireProject(db, publicId);
  });
}

/** Attribution responses of the days up to `nowMs`. */
export function addAttribution(db: Connection, projectId: number, days: number, nowMs: number): void {
  for (let back = 0; back < days; back++) {
    const responses = Array.from({ length: RESPONSES_PER_DAY }, (_, index) => ({
      channelId: CHANNELS[(index + back) % CHANNELS.length]!,
      dealValue: 100 + index,
    }));
    db.transaction(() => createAttributionBulk.run(db, { projectId, responses }, { nowMs: nowMs - back * DAY_MS }));
  }
}

function requireProject(db: Connection, publicId: string): Project {
  const project = readProject(db, { publicId });
  if (!project) throw new Error('The project is missing.');
  return project;
}
