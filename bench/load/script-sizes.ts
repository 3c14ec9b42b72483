/**
 * What the index of words takes for answers in other scripts, each as long as what says as much as 1.7 KB of English. The words go into
 * the tables of a new data folder as the upkeep puts them there, without answers to them.
 */
import { listIndexWords } from '#main/core/answers/search/index-words.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import { toSearchText } from '#shared/text/search-text.ts';
import type { Figure } from '../report/verdict.ts';
import { SCRIPTS, type Script, ScriptWriter } from '../words/scripts.ts';
import { createSmallFolder } from './small-folder.ts';

const ANSWERS = 100_000;
/** As many as the upkeep stores in one transaction. */
const BATCH = 200;
const MOST_BYTES = 400;

export function measureScripts(): Figure[] {
  return SCRIPTS.map(measureScript);
}

function measureScript(script: Script): Figure {
  const folder = createSmallFolder();
  const db = openDatabase(folder.dataDir);
  try {
    const writer = new ScriptWriter(script);
    const add = db.prepare('INSERT INTO answer_index (rowid, words) VALUES (?, ?)');
    const list = db.prepare('INSERT OR IGNORE INTO index_word (word) VALUES (?)');
    let [words, textBytes] = [0, 0];
    const addAnswer = (id: number) => {
      const text = writer.write(id);
      const { spelt, pairs } = listIndexWords(toSearchText(text));
      add.run(id, [...spelt, ...pairs].join(' '));
      for (const word of spelt) list.run(word);
      words += spelt.size + pairs.size;
      textBytes += Buffer.byteLength(text);
    };
    const addBatch = db.raw.transaction((first: number) => {
      for (let id = first; id < first + BATCH; id++) addAnswer(id);
    });
    for (let first = 1; first <= ANSWERS; first += BATCH) addBatch(first);
    const bytesOf = (name: string) =>
      (db.prepare('SELECT sum(pgsize) FROM dbstat WHERE name LIKE ?').pluck().get(name) as number) / ANSWERS;
    const [index, known] = [bytesOf('answer_index_%'), bytesOf('index_word')];
    return {
      name: `index of words: ${script.name}`,
      value: index + known,
      unit: 'bytes/answer',
      target: { most: MOST_BYTES },
      note: `${(words / ANSWERS).toFixed(0)} words in ${(textBytes / ANSWERS / 1_000).toFixed(1)} KB; the list of words ${known.toFixed(0)}`,
    };
  } finally {
    db.close();
    folder.remove();
  }
}
