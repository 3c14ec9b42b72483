/** The questions of the reads as SQL for the reference: one statement each, giving the same numbers. Pure. */
import { FILTERED, type ReadCase } from '../reads/read-case.ts';

/** Prompts and answers of a first page. */
const PAGE = 50;

interface Scope {
  first: number;
  last: number;
  /** First day of the window before. */
  before: number;
  /** The filter as a condition that begins with AND, or nothing. */
  filter: string;
  own: number;
  read: ReadCase;
}

/** Null for an operation that is no question of analysis. */
export function planQuestion(read: ReadCase, ownBrandId: number): string | null {
  const length = read.lastDay - read.firstDay + 1;
  return (
    QUESTIONS[read.operation]?.({
      first: read.firstDay,
      last: read.lastDay,
      before: read.firstDay - length,
      filter: toCondition(read.filter),
      own: ownBrandId,
      read,
    }) ?? null
  );
}

function toCondition(filter: ReadCase['filter']): string {
  if (filter === 'model') return `AND engine = ${FILTERED.engineIndex}`;
  if (filter === 'language') return `AND language = ${FILTERED.languageIndex}`;
  return filter === 'tag' ? `AND prompt IN (SELECT prompt FROM prompt_tag WHERE tag = '${FILTERED.tag}')` : '';
}

const within = ({ first, last, filter }: Scope) => `day BETWEEN ${first} AND ${last} ${filter}`;
const withBefore = ({ before, last, filter }: Scope) => `day BETWEEN ${before} AND ${last} ${filter}`;

/** Counts and means of a brand, in the window and in the one before. */
function sumBrand({ first }: Scope): string {
  const sums = (when: string, name: string) => `count(*) FILTER (${when}) AS visible${name},
    count(*) FILTER (${when} AND is_named) AS named${name}, count(*) FILTER (${when} AND is_cited) AS cited${name},
    count(DISTINCT prompt) FILTER (${when}) AS prompts${name}, avg(depth) FILTER (${when}) AS depth${name},
    avg(sentiment) FILTER (${when}) AS sentiment${name}, avg(place) FILTER (${when}) AS place${name},
    count(*) FILTER (${when} AND place = 1) AS first${name}, count(*) FILTER (${when} AND place <= 3) AS top${name}`;
  return `${sums(`day >= ${first}`, '')}, ${sums(`day < ${first}`, '_before')}`;
}

const countAnswers = ({ first }: Scope) => `count(*) FILTER (day >= ${first}) AS answers,
  count(*) FILTER (day < ${first}) AS answers_before, count(DISTINCT prompt) FILTER (day >= ${first}) AS asked,
  count(DISTINCT prompt) FILTER (day < ${first}) AS asked_before`;

const QUESTIONS: Record<string, (scope: Scope) => string> = {
  'metrics.summary': (scope) => `SELECT * FROM (SELECT ${countAnswers(scope)} FROM answer WHERE ${withBefore(scope)})
    CROSS JOIN (SELECT ${sumBrand(scope)} FROM appearance WHERE brand = ${scope.own} AND ${withBefore(scope)})`,

  'metrics.timeseries': (scope) => `SELECT * FROM
      (SELECT day, count(*) AS answers, count(DISTINCT prompt) AS prompts FROM answer WHERE ${within(scope)} GROUP BY day)
    LEFT JOIN (SELECT day, count(*) AS visible, count(*) FILTER (is_named) AS named, count(*) FILTER (is_cited) AS cited,
      avg(place) AS place, avg(depth) AS depth, avg(sentiment) AS sentiment
      FROM appearance WHERE brand = ${scope.own} AND ${within(scope)} GROUP BY day) USING (day) ORDER BY day`,

  'competitors.list': (scope) => `SELECT * FROM (SELECT ${countAnswers(scope)} FROM answer WHERE ${withBefore(scope)})
    CROSS JOIN (SELECT brand, ${sumBrand(scope)} FROM appearance WHERE ${withBefore(scope)} GROUP BY brand)
    ORDER BY visible DESC`,

  'sources.list': (scope) => `SELECT url, found.* FROM (SELECT source, count(*) AS citations,
      count(DISTINCT prompt) AS prompts, avg(place) AS place, count(*) OVER () AS total
      FROM citation WHERE ${within(scope)} GROUP BY source ORDER BY citations DESC, source LIMIT ${PAGE}) AS found
    JOIN source ON source.id = found.source ORDER BY citations DESC`,

  'fanouts.list': (scope) => `SELECT folded, found.*, text FROM (SELECT query, count(*) AS searches,
      count(DISTINCT prompt) AS prompts, list(DISTINCT engine) AS engines, max(day * 86400000::BIGINT + moment) AS newest,
      arg_max(prompt, day * 86400000::BIGINT + moment) AS newest_prompt, count(*) OVER () AS total
      FROM search WHERE ${within(scope)} GROUP BY query ORDER BY searches DESC, query LIMIT ${PAGE}) AS found
    JOIN query ON query.id = found.query JOIN prompt ON prompt.id = newest_prompt
    CROSS JOIN (SELECT count(*) AS answers, count(DISTINCT prompt) AS asked FROM answer WHERE ${within(scope)})
    ORDER BY searches DESC`,

  'fanouts.details': (scope) => `SELECT found.*, is_named, occurrences FROM
      (SELECT id, day, moment, engine, prompt FROM search
       WHERE query = (SELECT id FROM query WHERE folded = '${toQuery(scope.read)}') AND ${within(scope)}) AS found
    LEFT JOIN appearance own ON own.brand = ${scope.own} AND own.day = found.day AND own.id = found.id
    ORDER BY found.day DESC, found.moment DESC`,

  'prompts.list': (scope) => `WITH shown AS (SELECT id AS prompt, text FROM prompt
      WHERE true ${toCondition(scope.read.filter === 'model' ? 'none' : scope.read.filter).replace('prompt IN', 'id IN')}
      ORDER BY id DESC LIMIT ${PAGE})
    SELECT * FROM shown
    LEFT JOIN (SELECT prompt, count(*) AS answers FROM answer WHERE prompt IN (SELECT prompt FROM shown)
      AND ${within(scope)} GROUP BY prompt) USING (prompt)
    LEFT JOIN (SELECT prompt, count(*) FILTER (brand = ${scope.own}) AS visible,
      count(*) FILTER (brand = ${scope.own} AND is_named) AS named, count(*) FILTER (brand = ${scope.own} AND is_cited) AS cited,
      avg(depth) FILTER (brand = ${scope.own}) AS depth, avg(sentiment) FILTER (brand = ${scope.own}) AS sentiment,
      count(DISTINCT brand) FILTER (brand <> ${scope.own} AND is_named) AS competitors
      FROM appearance WHERE prompt IN (SELECT prompt FROM shown) AND ${within(scope)} GROUP BY prompt) USING (prompt)
    LEFT JOIN (SELECT prompt, count(DISTINCT source) AS sources FROM citation
      WHERE prompt IN (SELECT prompt FROM shown) AND ${within(scope)} GROUP BY prompt) USING (prompt)
    ORDER BY prompt DESC`,

  'answers.list': (scope) => `SELECT found.*, text, is_named, is_cited, place, depth, sentiment,
      (SELECT count(*) FROM answer WHERE ${within(scope)}) AS total
    FROM (SELECT * FROM answer WHERE ${within(scope)} ORDER BY day DESC, moment DESC, id DESC LIMIT ${PAGE}) AS found
    JOIN prompt ON prompt.id = found.prompt
    LEFT JOIN appearance own ON own.brand = ${scope.own} AND own.day = found.day AND own.id = found.id
    ORDER BY found.day DESC, found.moment DESC`,

  'export.get': (scope) => `SELECT answer.prompt, answer.day, answer.moment, answer.engine, answer.named, own.is_named,
      own.place, own.depth, own.occurrences, queries
    FROM (SELECT * FROM answer WHERE ${within(scope)}) AS answer
    LEFT JOIN (SELECT * FROM appearance WHERE brand = ${scope.own} AND ${within(scope)}) AS own ON own.id = answer.id
    LEFT JOIN (SELECT search.id AS id, list(folded) AS queries FROM search JOIN query ON query.id = search.query
      WHERE ${within(scope)} GROUP BY search.id) AS asked ON asked.id = answer.id
    ORDER BY answer.prompt DESC, answer.day DESC, answer.moment DESC`,
};

const toQuery = (read: ReadCase) =>
  (new URLSearchParams(read.path.split('?')[1]).get('query') ?? '').toLowerCase().replaceAll("'", "''");
