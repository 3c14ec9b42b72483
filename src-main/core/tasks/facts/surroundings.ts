/**
 * Who and what stands around a finding: the answers that it is about, counted by competitor, site, page, engine and prompt, so that a
 * task can name them. One more pass over the window, for all findings at once and only where there are any.
 */
import { ASPECTS, type Aspect } from '#shared/vocabulary/opinions.ts';
import type { Connection } from '../../../storage/connection.ts';
import { toEngineLabel } from '../engine-label.ts';
import { toPath } from '../page-address.ts';
import type { AnswerGroup } from '../task-rule.ts';
import { toGroupTest } from './group-test.ts';
import { belongsTo, isNamedAfter } from './read-source-facts.ts';
import type { TaskFacts } from './task-facts.ts';
import { visitWindow, type WindowAnswer } from './window-answers.ts';

/** So many answers; the name is one that people read: of a brand, a host, an address, an engine, or the text of a prompt. */
export interface Counted {
  name: string;
  answers: number;
}

/** The pages of one host. */
export function pagesOn(pages: readonly Counted[], host: string): Counted[] {
  return pages.filter(({ name }) => URL.parse(name)?.hostname.replace(/^www\./, '') === host);
}

/** Each list has the most frequent first and is whole, so that a text can say how many others there are. */
export interface Surroundings {
  answers: number;
  rivals: readonly Counted[];
  /** Hosts of third parties, and their pages. */
  sites: readonly Counted[];
  pages: readonly Counted[];
  /** Without the homepage, which is no page on a subject. */
  ownPages: readonly Counted[];
  rivalPages: readonly Counted[];
  engines: readonly Counted[];
  prompts: readonly Counted[];
  /** What answers say something bad about, of the own brand. */
  blamed: readonly { aspect: Aspect; answers: number }[];
}

export const NOTHING_AROUND: Surroundings = {
  answers: 0,
  rivals: [],
  sites: [],
  pages: [],
  ownPages: [],
  rivalPages: [],
  engines: [],
  prompts: [],
  blamed: [],
};

interface Sums {
  answers: number;
  brands: Map<number, number>;
  sources: Map<number, number>;
  hosts: Map<string, number>;
  engines: Map<string, number>;
  prompts: Map<number, number>;
  aspects: Map<Aspect, number>;
}

/** For each group, in their order; nothing for one that is not given. */
export function readSurroundings(
  db: Connection,
  facts: TaskFacts,
  groups: readonly (AnswerGroup | undefined)[],
): Surroundings[] {
  const sources = readSources(db, facts.project.id);
  const hostOf = (id: number) => sources.get(id)?.host ?? '';
  const open = groups.map((group) => group && { passes: toGroupTest(group, hostOf), sums: newSums() });
  if (open.some((each) => each !== undefined)) {
    visitWindow(db, facts.project.id, facts.own.id, facts.current, (answer) => {
      for (const each of open) if (each?.passes(answer)) addAnswer(each.sums, answer, hostOf);
    });
  }
  return open.map((each) => (each ? toSurroundings(each.sums, facts, sources) : NOTHING_AROUND));
}

interface Source {
  url: string;
  host: string;
}

function readSources(db: Connection, projectId: number): Map<number, Source> {
  const rows = db.prepare('SELECT id, url, host FROM source WHERE project_id = ?').all(projectId);
  return new Map((rows as ({ id: number } & Source)[]).map(({ id, ...source }) => [id, source]));
}

function newSums(): Sums {
  return {
    answers: 0,
    brands: new Map(),
    sources: new Map(),
    hosts: new Map(),
    engines: new Map(),
    prompts: new Map(),
    aspects: new Map(),
  };
}

function addAnswer(sums: Sums, answer: WindowAnswer, hostOf: (id: number) => string): void {
  const { appearances, own, segment, promptId, sourceIds } = answer;
  sums.answers++;
  count(sums.engines, segment.engine);
  count(sums.prompts, promptId);
  for (const { brandId, isNamed } of appearances) if (isNamed) count(sums.brands, brandId);
  for (const id of new Set(sourceIds)) count(sums.sources, id);
  for (const host of new Set(sourceIds.map(hostOf))) count(sums.hosts, host);
  ASPECTS.forEach((aspect, index) => {
    if (own && (own.opinion.blamed & (1 << index)) !== 0) count(sums.aspects, aspect);
  });
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function toSurroundings(sums: Sums, facts: TaskFacts, sources: ReadonlyMap<number, Source>): Surroundings {
  const { own, competitors } = facts;
  const rivalDomains = competitors.flatMap((brand) => brand.domains);
  const isOwn = (host: string) => belongsTo(host, own.domains);
  const isRival = (host: string) => belongsTo(host, rivalDomains) || isNamedAfter(host, facts.otherNames);
  const isThird = (host: string) => host !== '' && !isOwn(host) && !isRival(host);
  const pagesWhere = (passes: (host: string) => boolean) =>
    rank([...sums.sources], (id) => {
      const source = sources.get(id);
      return source && passes(source.host) ? source.url : undefined;
    });
  const names = new Map(competitors.map(({ id, name }) => [id, name]));
  const texts = new Map(facts.prompts.map(({ id, text }) => [id, text]));
  return {
    answers: sums.answers,
    rivals: rank([...sums.brands], (id) => names.get(id)),
    sites: rank([...sums.hosts], (host) => (isThird(host) ? host : undefined)),
    pages: pagesWhere(isThird),
    ownPages: pagesWhere(isOwn).filter(({ name }) => toPath(name) !== ''),
    rivalPages: pagesWhere(isRival),
    engines: rank([...sums.engines], toEngineLabel),
    prompts: rank([...sums.prompts], (id) => texts.get(id)),
    blamed: ASPECTS.map((aspect) => ({ aspect, answers: sums.aspects.get(aspect) ?? 0 }))
      .filter(({ answers }) => answers > 0)
      .sort((a, b) => b.answers - a.answers),
  };
}

/** The most frequent first, those alike by name; without what has no name. */
function rank<K>(counts: readonly (readonly [K, number])[], nameOf: (key: K) => string | undefined): Counted[] {
  return counts
    .flatMap(([key, answers]) => {
      const name = nameOf(key);
      return name === undefined ? [] : [{ name, answers }];
    })
    .sort((a, b) => b.answers - a.answers || (a.name < b.name ? -1 : 1));
}
