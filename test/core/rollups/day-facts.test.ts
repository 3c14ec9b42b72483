import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteAnswers } from '#main/core/answers/delete-answers.ts';
import { visitFacts } from '#main/core/rollups/day-facts.ts';
import { countDifferences, rebuildRollups } from '#main/core/rollups/recount.ts';
import { defineRead, defineWrite } from '#main/storage/command.ts';
import type { Connection } from '#main/storage/connection.ts';
import { type KettleWorld, openKettleWorld } from '#support/kettle-world.ts';

let world: KettleWorld;

beforeEach(async () => {
  world = await openKettleWorld();
});
afterEach(() => world.close());

const read = <T>(look: (db: Connection) => T): Promise<T> => world.core.storage.read(defineRead('test', look), null);
const write = <T>(change: (db: Connection) => T): Promise<T> =>
  world.core.storage.write(defineWrite('test', change), null);

/** The facts of one table as readable lines, sorted. */
function listFacts(db: Connection, table: 'citation_day' | 'search_day'): string[] {
  const rows = db.prepare(`SELECT day, engine, language, facts FROM ${table}`).all() as {
    day: number;
    engine: string;
    language: string;
    facts: Uint8Array;
  }[];
  const lines: string[] = [];
  for (const { day, engine, language, facts } of rows) {
    visitFacts(facts, (...fact) => lines.push([day, engine, language, ...fact].join(' ')));
  }
  return lines.sort();
}

describe('daily facts', () => {
  test('hold every citation and search once, and equal a recount', async () => {
    // Citations: 2 + 2 + 1 + 1 (the week before); searches: 2 + 2 + 1 + 1.
    const counts = await read((db) => [listFacts(db, 'citation_day').length, listFacts(db, 'search_day').length]);
    expect(counts).toEqual([6, 6]);
    expect(await read((db) => countDifferences(db))).toBe(0);
  });

  test('go with a deleted answer, and an empty day leaves no row', async () => {
    await write((db) => {
      const ids = db.prepare("SELECT id FROM answer WHERE engine = 'perplexity'").pluck().all() as number[];
      deleteAnswers(db, ids);
    });
    expect(await read((db) => countDifferences(db))).toBe(0);
    const rows = await read((db) => db.prepare("SELECT 1 FROM citation_day WHERE engine = 'perplexity'").all());
    expect(rows).toEqual([]);
    expect((await world.call('sources.list', { timeframe: '7d' })).sources[0]?.citationCount).toBe(2);
  });

  test('one that is missing, too many or wrong is a difference', async () => {
    await write((db) => db.prepare("UPDATE citation_day SET facts = x'01000000020000000300000004000000'").run());
    expect(await read((db) => countDifferences(db))).toBeGreaterThan(0);
  });

  test('a rebuild packs the same facts again', async () => {
    const before = await read((db) => [listFacts(db, 'citation_day'), listFacts(db, 'search_day')]);
    await write((db) => db.prepare('DELETE FROM citation_day').run());
    expect(await read((db) => countDifferences(db))).toBe(6);
    await world.core.storage.write(rebuildRollups, null);
    expect(await read((db) => [listFacts(db, 'citation_day'), listFacts(db, 'search_day')])).toEqual(before);
    expect(await read((db) => countDifferences(db))).toBe(0);
  });

  test('measuring history again changes none', async () => {
    const before = await read((db) => listFacts(db, 'citation_day'));
    await world.call('competitors.add', { name: 'Nobody', domain: 'reddit.com' });
    expect(await read((db) => listFacts(db, 'citation_day'))).toEqual(before);
  });
});
