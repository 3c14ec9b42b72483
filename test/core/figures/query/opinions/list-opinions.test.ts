/** What brands are praised and blamed for, worked out from four answers whose opinions are set: from facts, and from series of months that are over. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readStoredFacts } from '#main/core/answers/stored-facts.ts';
import { FigureDelta } from '#main/core/figures/aggregate/figure-delta.ts';
import type { OpinionFact } from '#main/core/figures/codec/answer-facts.ts';
import { NO_OPINION } from '#main/core/figures/codec/opinion-word.ts';
import { loadOpinions } from '#main/core/figures/query/opinions/list-opinions.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { InlineProject, readDifferences } from '#support/inline-project.ts';

const [PRICE, SUPPORT] = [1, 2];
const say = (sentiment: number, praised: number, blamed: number): OpinionFact => ({
  ...{ sentiment, praised, blamed, source: 'words', confidence: 'medium' },
});
/** By day: of Acme, of Borealis. The last two are of the period before. */
const OPINIONS: Readonly<Record<string, readonly [OpinionFact, OpinionFact]>> = {
  '2026-01-20': [say(8_000, PRICE, 0), say(2_000, 0, PRICE)],
  '2026-01-21': [say(5_000, PRICE, SUPPORT), NO_OPINION],
  '2026-01-22': [NO_OPINION, NO_OPINION],
  '2026-01-10': [say(3_000, 0, SUPPORT), say(9_000, PRICE | SUPPORT, 0)],
};

let dir: string;
let project: InlineProject;

beforeAll(async () => {
  dir = makeTempDir();
  project = await InlineProject.create(dir, {
    ...{ name: 'Acme', domain: 'acme.example', brandAliases: [], domainAliases: [] },
    competitors: [{ name: 'Borealis' }],
  });
  const path = join(dir, 'some.ndjson');
  const lines = Object.keys(OPINIONS).map((date) =>
    JSON.stringify({ prompt: 'Which?', model: 'chatgpt', answeredAt: `${date}T08:00:00Z`, text: 'Acme and Borealis.' }),
  );
  writeFileSync(path, lines.join('\n'));
  await project.importFile(path);
  await project.change((db) => {
    const delta = new FigureDelta();
    const rows = db.prepare("SELECT id, date(answered_at / 1000, 'unixepoch') AS date FROM answer").all();
    for (const { id, date } of rows as { id: number; date: string }[]) {
      const facts = readStoredFacts(db, id)!;
      const [own, rival] = OPINIONS[date]!;
      const appearances = facts.appearances.map((fact, at) => ({ ...fact, opinion: at === 0 ? own : rival }));
      delta.replace(facts, { ...facts, appearances });
    }
    delta.save(db);
    return null;
  });
});
afterAll(async () => {
  await project.storage.close();
  removeDir(dir);
});

const dayOf = (date: string) => Date.parse(date) / 86_400_000;

async function read(brandIds: readonly string[] | null) {
  const scope = { projectId: project.id, engines: null, language: null, tags: null };
  const window = { firstDay: dayOf('2026-01-16'), lastDay: dayOf('2026-01-25') };
  const { brands } = await project.storage.read(loadOpinions, { scope: { ...scope, ...window }, brandIds });
  return brands.map(({ name, sentiment, change, aspects }) => ({
    ...{ name, sentiment, change },
    price: [aspects[0]?.praised, aspects[0]?.blamed].map((side) => [side?.answers, side?.share, side?.change]),
    support: [aspects[1]?.praised, aspects[1]?.blamed].map((side) => [side?.answers, side?.share, side?.change]),
  }));
}

/** Two of three praise its price, which nobody did before; one of three blames its support, which the one before did. */
const OWN = {
  ...{ name: 'Acme', sentiment: 65, change: 35 },
  price: [
    [2, (2 / 3) * 100, (2 / 3) * 100],
    [0, 0, 0],
  ],
  support: [
    [0, 0, 0],
    [1, (1 / 3) * 100, (1 / 3) * 100 - 100],
  ],
};

it('counts answers that praise and blame, in percent of those that name the brand', async () => {
  expect(await read(null)).toEqual([OWN]);
});

it('puts others beside the own brand', async () => {
  const ids = await project.change((db) => db.prepare('SELECT public_id FROM brand ORDER BY id').pluck().all());
  const brands = await read(ids as string[]);
  expect(brands[0]).toEqual(OWN);
  expect(brands[1]).toMatchObject({ name: 'Borealis', sentiment: 20, change: -70 });
  expect(brands[1]?.price).toEqual([
    [0, 0, -100],
    [1, (1 / 3) * 100, (1 / 3) * 100],
  ]);
});

it('gives the same from the series of a month that is over, and counts are those of a recount', async () => {
  await project.aggregateMonths();
  expect(await read(null)).toEqual([OWN]);
  expect(await project.storage.read(readDifferences, null)).toMatchObject({});
});
