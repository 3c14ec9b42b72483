import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSourceBook } from '#main/core/figures/query/sources/source-book.ts';
import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import { type KettleWorld, openKettleWorld } from '#support/kettle-world.ts';

let world: KettleWorld;
let [reader, writer] = [null as Connection | null, null as Connection | null];

beforeEach(async () => {
  world = await openKettleWorld();
  reader = new Connection(databasePath(world.dataDir), { readonly: true });
  writer = new Connection(databasePath(world.dataDir), {});
});
afterEach(async () => {
  reader?.close();
  writer?.close();
  await world.close();
});

const addSource = (id: number, projectId: number, host: string) =>
  writer
    ?.prepare('INSERT INTO source (id, public_id, project_id, url, host) VALUES (?, ?, ?, ?, ?)')
    .run(id, `public-${id}-${host}`, projectId, `https://${host}/forum/a`, host);
const read = (projectId: number) => readSourceBook(reader!, projectId);
const lastId = () => reader!.prepare('SELECT max(id) FROM source').pluck().get() as number;
const projectOf = () => reader!.prepare('SELECT id FROM project ORDER BY id').pluck().all() as number[];

describe('the pages that a connection keeps', () => {
  it('are those that were read before with those that came since', () => {
    const [projectId = 0] = projectOf();
    const first = read(projectId);
    expect(first.pages.length).toBeGreaterThan(2);
    expect(read(projectId)).toBe(first);
    const next = lastId() + 1;
    const known = first.pages[0]!;
    addSource(next, projectId, 'late.example');
    addSource(next + 1, projectId, known.host);
    const then = read(projectId);
    expect(then.pages.slice(0, -2)).toEqual(first.pages);
    expect(then.pages.at(-2)).toEqual({
      id: next,
      url: 'https://late.example/forum/a',
      host: 'late.example',
      path: { isDiscussion: true, type: 'ugc' },
    });
    expect(then.hosts.get(next)).toBe('late.example');
    expect(then.hostOf[next + 1]).toBe(first.hostOf[known.id]);
    expect(then.levels[0].size).toBe(next + 2);
  });

  it('are read anew when their numbers were given again', () => {
    const [projectId = 0] = projectOf();
    const last = read(projectId).pages.at(-1)!;
    writer
      ?.prepare('UPDATE source SET public_id = ?, host = ?, url = ? WHERE id = ?')
      .run(...['another', 'other.example', 'https://other.example/', last.id]);
    expect(read(projectId).pages.at(-1)).toMatchObject({ id: last.id, host: 'other.example' });
    writer?.prepare('DELETE FROM source WHERE id = ?').run(last.id);
    expect(read(projectId).pages.map(({ id }) => id)).not.toContain(last.id);
  });
});
