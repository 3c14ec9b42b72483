/**
 * First hits of a search in the texts of answers, over HTTP, for words and phrases that the history itself has; beside it, in the same run,
 * what FTS5 needs in this process for the fifty highest numbers with the same words, unordered and without their texts.
 */
import Database from 'better-sqlite3';

import { databasePath } from '#main/storage/data-folder.ts';
import { readSearchTerms, toReadable } from '#shared/text/search-text.ts';
import type { BenchFolder } from '../folder/build-folder.ts';
import { type Timings, timeWork } from '../reads/timings.ts';
import type { Figure } from '../report/verdict.ts';
import { ApiClient } from '../service/api-client.ts';
import { issueKeys } from '../service/issue-keys.ts';
import { startService, waitUntilQuiet } from '../service/running-service.ts';

const KEYS = 16;
/** Wanted at a million answers, and at a tenth of them. */
const MOST_MS = { large: 2_000, small: 300 };
const LARGE = 1_000_000;

interface Found {
  answers: { id: string }[];
  pagination: { total: number };
  search: { complete: boolean };
}

export async function measureSearch(folder: BenchFolder): Promise<Figure[]> {
  const keys = await issueKeys(folder.dataDir, KEYS);
  const service = await startService({ dataDir: folder.dataDir });
  const client = new ApiClient(service.address, keys);
  const db = new Database(databasePath(folder.dataDir));
  try {
    await waitUntilQuiet(service.pid);
    const figures: Figure[] = [];
    for (const [name, search] of await listSearches(client, folder, db)) {
      const path = `${answersPath(folder)}&search=${encodeURIComponent(search)}`;
      const timings = await timeWork(() => client.read<Found>(path));
      const reference = await timeWork(async () => askIndex(db, search));
      figures.push(toFigure(name, search, timings, reference, await client.read<Found>(path), folder));
    }
    return figures;
  } finally {
    db.close();
    client.close();
    await service.stop();
  }
}

const answersPath = ({ projectId }: BenchFolder) => `/projects/${projectId}/answers?timeframe=3660d&limit=50`;

/** What is sought, by what it is. Phrases are two words that stand side by side in the newest answer. */
async function listSearches(
  client: ApiClient,
  folder: BenchFolder,
  db: Database.Database,
): Promise<[string, string][]> {
  db.exec("CREATE VIRTUAL TABLE temp.index_terms USING fts5vocab('main', 'answer_index', 'row')");
  const find = (share: number) =>
    db
      .prepare('SELECT term FROM temp.index_terms WHERE length(term) > 2 ORDER BY abs(doc - ?), term LIMIT 1')
      .pluck()
      .get(Math.max(10, share * folder.answers)) as string;
  const [rare, some, frequent] = [find(0), find(0.01), find(0.5)];
  const { answers } = await client.read<Found>(answersPath(folder));
  const { text } = await client.read<{ text: string }>(`/projects/${folder.projectId}/answers/${answers[0]!.id}`);
  const [first, second] = readSearchTerms(toReadable(text)).filter((word) => /^\p{L}+$/u.test(word));
  return [
    ['a rare word', rare],
    ['a word of one answer in a hundred', some],
    ['a word of every other answer', frequent],
    ['a part of words', some.slice(1, 6)],
    ['two words', `${frequent} ${some}`],
    ['a phrase of two words', `"${first} ${second}"`],
    ['a word that no answer has', 'qqqq'],
  ];
}

function askIndex(db: Database.Database, search: string): unknown {
  const words = readSearchTerms(search).flatMap((term) => term.split(' '));
  return db
    .prepare('SELECT rowid FROM answer_index WHERE answer_index MATCH ? ORDER BY rowid DESC LIMIT 50')
    .all(words.map((word) => `"${word}"`).join(' AND '));
}

function toFigure(
  name: string,
  search: string,
  { p50Ms, p99Ms }: Timings,
  reference: Timings,
  { pagination: { total }, search: { complete } }: Found,
  { answers }: BenchFolder,
): Figure {
  const found = `${complete ? '' : 'at least '}${total} answers with ${search}`;
  return {
    name: `search: ${name}`,
    value: p50Ms,
    unit: 'ms',
    target: { most: answers < LARGE ? MOST_MS.small : MOST_MS.large },
    note: `p99 ${p99Ms.toFixed(0)} ms; words alone in FTS5 ${reference.p50Ms.toFixed(1)} ms; ${found}`,
  };
}
