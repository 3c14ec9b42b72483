/** The reference's tables, made from the CSV files of the builder. Pure: SQL texts only. */
import path from 'node:path';

const KEY = 'id INTEGER, day SMALLINT, engine UTINYINT, prompt USMALLINT';

/** Columns of each file after the four of `KEY`. */
const COLUMNS = {
  answer: 'moment INTEGER, words INTEGER, named UTINYINT',
  appearance:
    'brand UTINYINT, is_named BOOLEAN, is_cited BOOLEAN, place UTINYINT, depth DOUBLE, sentiment DOUBLE, occurrences USMALLINT',
  citation: 'place UTINYINT, url VARCHAR',
  search: 'moment INTEGER, query VARCHAR',
} as const;

/** In the order in which they have to be run. Languages are beside the facts, so that no filter needs a join. */
export function planTables(factsDir: string, engines: readonly string[]): string[] {
  const world = `'${path.join(factsDir, 'world.json')}'`;
  const withLanguage = (kind: keyof typeof COLUMNS, rest: string) =>
    `CREATE TABLE ${kind} AS SELECT f.id, f.day, f.engine, f.prompt, p.language, ${rest}
     FROM ${readCsv(factsDir, kind)} f JOIN prompt p ON p.id = f.prompt`;
  return [
    `CREATE TABLE engine AS SELECT unnest(range(${engines.length}))::UTINYINT AS id, unnest(${toList(engines)}) AS name`,
    `CREATE TABLE world AS SELECT * FROM read_json(${world}, maximum_object_size = 100000000)`,
    `CREATE TABLE prompt AS SELECT p.id::USMALLINT AS id, p.text AS text,
       CASE p.language WHEN 'EN' THEN 0 WHEN 'DE' THEN 1 ELSE 2 END::UTINYINT AS language
     FROM (SELECT unnest(prompts) AS p FROM world) ORDER BY id`,
    `CREATE TABLE prompt_tag AS SELECT p.id::USMALLINT AS prompt, unnest(p.tags) AS tag
     FROM (SELECT unnest(prompts) AS p FROM world)`,
    `CREATE TABLE source AS SELECT row_number() OVER ()::INTEGER AS id, url
     FROM (SELECT DISTINCT url FROM ${readCsv(factsDir, 'citation')})`,
    `CREATE TABLE query AS SELECT row_number() OVER ()::INTEGER AS id, folded
     FROM (SELECT DISTINCT lower(query) AS folded FROM ${readCsv(factsDir, 'search')})`,
    `${withLanguage('answer', 'moment, words, named')} ORDER BY f.day, f.engine, f.id`,
    `${withLanguage('appearance', 'brand, is_named, is_cited, place, depth, sentiment, occurrences')} ORDER BY f.day, brand, f.id`,
    `${withLanguage('citation', 'place, source.id AS source')} JOIN source USING (url) ORDER BY f.day, f.id`,
    `${withLanguage('search', 'moment, query.id AS query')} JOIN query ON folded = lower(f.query) ORDER BY f.day, f.id`,
    'DROP TABLE world',
  ];
}

function readCsv(factsDir: string, kind: keyof typeof COLUMNS): string {
  const columns = `${KEY}, ${COLUMNS[kind]}`
    .split(', ')
    .map((column) => column.replace(/^(\S+) (\S+)$/, "'$1': '$2'"))
    .join(', ');
  return `read_csv('${path.join(factsDir, `${kind}-*.csv`)}', header = false, columns = {${columns}})`;
}

const toList = (texts: readonly string[]) => `[${texts.map((text) => `'${text}'`).join(', ')}]`;
