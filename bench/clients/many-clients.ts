/**
 * A data folder with many clients, each with its own prompts and answers, as the portfolio has them. Answers are stored by the product's own
 * functions; they say next to nothing and come measured, because only counts are read of them.
 */
import { noteMeasured } from '#main/core/answers/measured-history.ts';
import { storeAnswer } from '#main/core/answers/store-answer.ts';
import { insertBrand, raiseBrandsVersion, readCompiledBrands, readOwnBrandId } from '#main/core/brands/brand-store.ts';
import { createSeededRandom, type SeededRandom } from '#main/core/engines/simulated/seeded-random.ts';
import { FigureDelta } from '#main/core/figures/aggregate/figure-delta.ts';
import { configureProject } from '#main/core/lifecycle/configure-project.ts';
import { ensureAccount } from '#main/core/lifecycle/save-account.ts';
import { createProject } from '#main/core/lifecycle/save-project.ts';
import type { MeasuredAnswer, MeasuredMention } from '#main/core/measuring/measurement.ts';
import { saveCap } from '#main/core/money/caps.ts';
import { readProject } from '#main/core/projects/project.ts';
import { insertPrompt } from '#main/core/prompts/prompt-store.ts';
import type { Connection } from '#main/storage/connection.ts';
import { dayOf, startOfDay } from '#shared/time/day.ts';
import { BENCH_ENGINES } from '../world/world.ts';

const WORDS = 200;
const NAMES = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel', 'Juniper', 'Larch'];
const KINDS = [
  'Bank',
  'Bikes',
  'Books',
  'Clinic',
  'Foods',
  'Games',
  'Garden',
  'Hotels',
  'Law',
  'Music',
  'Paints',
  'Pumps',
  'Roofs',
];
const GROUPS = ['finance', 'retail', 'travel', 'health'];

export interface ClientsPlan {
  clients: number;
  /** Answers of each: prompts, times five engines, times days. */
  prompts: number;
  days: number;
  nowMs: number;
}

export function addClients(db: Connection, plan: ClientsPlan): void {
  db.transaction(() => ensureAccount.run(db, { wantsSample: false }, { nowMs: plan.nowMs }));
  for (let client = 0; client < plan.clients; client++) db.transaction(() => addClient(db, client, plan));
}

function addClient(db: Connection, client: number, { prompts: promptCount, days, nowMs }: ClientsPlan): void {
  const name = `${NAMES[client % NAMES.length]} ${KINDS[client % KINDS.length]} ${client + 1}`;
  const domain = `client-${client + 1}.example`;
  const isPitch = client % 8 === 5;
  // Its window is open still.
  const createdMs = nowMs - (isPitch ? 6 : days + 1) * 86_400_000;
  const publicId = createProject.run(
    db,
    {
      name,
      domain,
      websiteUrl: `https://${domain}/`,
      language: 'en',
      environment: 'live',
      models: BENCH_ENGINES,
      isPitch,
    },
    { nowMs: createdMs },
  );
  const { id: projectId } = readProject(db, { publicId })!;
  const labels = GROUPS.filter((_, index) => client % (index + 2) === 0);
  configureProject.run(db, { projectId, schedule: 'manual', labels }, { nowMs: createdMs });
  if (client % 3 === 0) saveCap.run(db, { scope: publicId, monthlyCapUsd: 10 + (client % 5) * 10 }, { nowMs });
  const rival = insertBrand(
    db,
    { projectId, isOwn: false, name: `Rival ${client + 1}`, domain: `rival-${client + 1}.example`, aliases: [] },
    createdMs,
  );
  raiseBrandsVersion(db, projectId);
  noteMeasured(db, projectId);
  const ownId = readOwnBrandId(db, projectId);
  const rules = readCompiledBrands(db, projectId);
  const random = createSeededRandom(`client ${client}`);
  const prompts = Array.from({ length: promptCount }, (_, index) => ({
    row: insertPrompt(
      db,
      {
        projectId,
        text: `Question ${index + 1}?`,
        language: 'en',
        models: BENCH_ENGINES,
        state: 'active',
        pausedBy: null,
      },
      createdMs,
    ),
    standing: random.next(),
  }));
  const today = dayOf(nowMs);
  const delta = new FigureDelta();
  for (let day = today - days; day < today; day++) {
    for (const engine of BENCH_ENGINES) {
      for (const [index, { row, standing }] of prompts.entries()) {
        const answer = toMeasured(
          random,
          standing + ((day - today + days) / days - 0.5) * ((client % 7) - 3) * 0.1,
          ownId,
          rival.id,
        );
        storeAnswer(
          db,
          {
            prompt: {
              id: row.id,
              projectId,
              ordinal: row.ordinal,
              language: row.language,
              country: null,
              isBranded: 0,
            },
            countryAsked: null,
            content: { text: 'A short answer.', cited: [], retrieved: [], queries: [] },
            engine,
            surface: 'api',
            route: 'openai-responses',
            engineVersion: 'gpt-5.1',
            answeredAt: startOfDay(day) + 8 * 3_600_000 + index * 1_000,
            isGrounded: true,
            isRefusal: false,
            isIncomplete: false,
            costUsd: null,
            costBasis: null,
            origin: { kind: 'sample' },
            measured: { answer, brandsVersion: rules.version },
          },
          delta,
          rules,
        );
      }
    }
  }
  delta.save(db);
}

function toMeasured(random: SeededRandom, standing: number, ownId: number, rivalId: number): MeasuredAnswer {
  const named = [
    ...(random.chance(Math.min(1, Math.max(0, standing))) ? [ownId] : []),
    ...(random.chance(0.6) ? [rivalId] : []),
  ];
  return {
    words: WORDS,
    mentions: named.map((brandId, at) => toMention(random, brandId, at + 1)),
    citations: [],
  };
}

function toMention(random: SeededRandom, brandId: number, order: number): MeasuredMention {
  const firstWord = random.below(WORDS);
  return {
    brandId,
    order,
    firstWord,
    depth: (firstWord / WORDS) * 100,
    spans: [[0, 1]],
    rules: ['exact'],
    sentiment: null,
    opinion: null,
  };
}
