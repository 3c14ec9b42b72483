/** The order of an export's steps on the disk, of which only a power cut would tell: what a manifest names is there for good before it. */
import { dirname } from 'node:path';
import { expect } from 'vitest';

/** `lines` as `die-at-step.mjs` writes them, of an export that wrote a new month. */
export function expectSynced(lines: readonly string[]): void {
  const listPaths = (step: string, ending = '') =>
    lines.filter((line) => line.startsWith(`${step} `) && line.endsWith(ending)).map((line) => line.split(' ').at(-1)!);
  const find = (step: string, path: string, from = 0) => lines.indexOf(`${step} ${path}`, from);
  const expectOrder = (what: string, ...places: number[]) => {
    const isOrdered = places.every((place, index) => place > (places[index - 1] ?? -1));
    expect(isOrdered, `${what}: lines ${places.map((place) => (place < 0 ? 'none' : place + 1)).join(', ')}`).toBe(
      true,
    );
  };
  const manifests = listPaths('renameSync', '.partial').filter((path) => path.startsWith('/v1/manifest/'));
  const [named, settled] = manifests.map((path) => find('renameSync', path));
  expect(manifests).toHaveLength(2);
  for (const path of manifests) {
    const [written, renamed] = [find('writeFileSync', path), find('renameSync', path)];
    const next = lines.findIndex((line, index) => index > renamed && /^(linkSync|rmSync) .*\.next$/.test(line));
    expectOrder(path, written, find('- fsyncSync', path), renamed, find('- fsyncSync', dirname(path), renamed), next);
  }
  const nextFiles = listPaths('openSync', '.next').filter((path, index, all) => all.indexOf(path) === index);
  expect(nextFiles.length).toBeGreaterThan(4);
  for (const path of nextFiles) {
    // One without rows may be empty.
    const written = Math.max(find('openSync', path), lines.lastIndexOf(`writeSync ${path}`));
    const synced = find('- fsyncSync', path, written);
    expectOrder(path, written, synced, find('- fsyncSync', dirname(path), synced), named!);
  }
  const places = listPaths('renameSync', '.partial').filter((path) => !manifests.includes(path));
  expect(places).toHaveLength(nextFiles.length);
  for (const path of places) {
    const renamed = find('renameSync', path);
    expectOrder(path, renamed, find('- fsyncSync', dirname(path), renamed), settled!);
  }
  const made = listPaths('- mkdirSync');
  expect(made.some((path) => path.endsWith('month=2026-01'))).toBe(true);
  for (const path of made) {
    const at = find('- mkdirSync', path);
    expectOrder(path, at, find('- fsyncSync', dirname(path), at), named!);
  }
}
