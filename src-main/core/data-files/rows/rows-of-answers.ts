/** The rows of a project's answers in one month, prompt by prompt: facts and answers are read once for all tables that want them. */
import { firstDayOf } from '#shared/time/month.ts';
import type { TableName } from '#shared/vocabulary/data-tables.ts';
import type { Connection } from '../../../storage/connection.ts';
import { toPublicId } from '../../answers/answer-id.ts';
import { StoredContents } from '../../answers/stored-contents.ts';
import type { AppearanceFact, Segment } from '../../figures/codec/answer-facts.ts';
import { toMonthKey } from '../../figures/codec/month-key.ts';
import {
  answerOfHead,
  dayOfHead,
  type MonthBlobs,
  type MonthPage,
  openPage,
  type PageOffsets,
  readAppearances,
  readQueryIds,
  segmentOfHead,
  visitAnswers,
  visitCitations,
} from '../../figures/codec/month-page.ts';
import { toSentiment } from '../../figures/codec/opinion-word.ts';
import { toMean } from '../../figures/codec/units.ts';
import { readSegments } from '../../figures/store/segments.ts';
import type { Cell, Row } from '../tables/table.ts';
import { DayCounts } from './day-counts.ts';
import {
  type ExportedBrand,
  type ExportedProject,
  openQueries,
  openSources,
  readExportedBrands,
} from './exported-project.ts';

/** Tables whose rows are made here. */
export const ANSWER_TABLES = [
  'answers',
  'mentions',
  'citations',
  'fanouts',
  'daily_figures',
] as const satisfies TableName[];
export type AnswerTable = (typeof ANSWER_TABLES)[number];

export type AddRow = (row: Row) => void;

export interface AnswerSinks extends Partial<Record<AnswerTable, AddRow>> {
  withText: boolean;
}

interface StoredRow {
  id: number;
  publicId: Uint8Array;
  packId: number;
  answeredAt: number;
  country: string | null;
  surface: string;
  route: string;
  engineVersion: string | null;
  isGrounded: 0 | 1;
  isRefusal: 0 | 1;
  isIncomplete: 0 | 1;
  words: number;
  brandsNamed: number;
  costUsd: number | null;
  ruleVersion: string;
  runId: string | null;
  sample: number | null;
}

const READ_ANSWERS = `
  SELECT answer.id AS id, answer.public_id AS publicId, pack_id AS packId, answered_at AS answeredAt, answer.country AS country, surface,
    provenance.route AS route, engine_version AS engineVersion, is_grounded AS isGrounded, is_refusal AS isRefusal,
    is_incomplete AS isIncomplete, words, brands_named AS brandsNamed, cost_usd AS costUsd,
    measuring_version || '.' || brands_version AS ruleVersion, run.public_id AS runId, sample
  FROM answer JOIN provenance ON provenance.id = provenance_id
    LEFT JOIN job ON job.id = job_id LEFT JOIN run ON run.id = run_id
  WHERE answer.prompt_id = ? AND day BETWEEN ? AND ?`;

/** Gives the rows of `month` (months since 1970) to the sinks. Answers whose text is damaged have null for it. */
export function addAnswerRows(db: Connection, project: ExportedProject, month: number, sinks: AnswerSinks): void {
  const maker = new RowMaker(db, project, sinks);
  const days = [firstDayOf(month), firstDayOf(month + 1) - 1] as const;
  const readPage = db.prepare('SELECT heads, appearances, citations, searches FROM fact_month WHERE id = ?');
  const readAnswers = db.prepare(READ_ANSWERS);
  const prompts = db
    .prepare('SELECT id, public_id AS publicId, text FROM prompt WHERE project_id = ? ORDER BY id')
    .all(project.id) as ExportedPrompt[];
  for (const prompt of prompts) {
    const page = readPage.get(toMonthKey(prompt.id, month)) as MonthBlobs | undefined;
    if (!page) continue;
    const rows = readAnswers.all(prompt.id, ...days) as StoredRow[];
    maker.addPrompt(prompt, openPage(page), {
      beforeMonth: days[0] - 1,
      stored: new Map(rows.map((row) => [row.id, row])),
    });
  }
}

interface ExportedPrompt {
  id: number;
  publicId: string;
  text: string;
}

interface PromptMonth {
  beforeMonth: number;
  stored: ReadonlyMap<number, StoredRow>;
}

class RowMaker {
  readonly #project: ExportedProject;
  readonly #sinks: AnswerSinks;
  readonly #segments: ReadonlyMap<number, Segment>;
  readonly #brands: ReadonlyMap<number, ExportedBrand>;
  readonly #source: ReturnType<typeof openSources>;
  readonly #query: ReturnType<typeof openQueries>;
  readonly #contents: StoredContents;

  constructor(db: Connection, project: ExportedProject, sinks: AnswerSinks) {
    this.#project = project;
    this.#sinks = sinks;
    this.#segments = readSegments(db);
    this.#brands = readExportedBrands(db, project);
    this.#source = openSources(db, project);
    this.#query = openQueries(db);
    this.#contents = new StoredContents(db);
  }

  addPrompt(prompt: ExportedPrompt, page: MonthPage, { beforeMonth, stored }: PromptMonth): void {
    const counts = this.#sinks.daily_figures ? new DayCounts(this.#brands) : null;
    visitAnswers(page, (offsets) => {
      const answer = stored.get(answerOfHead(page.heads, offsets.head));
      const segment = this.#segments.get(segmentOfHead(page.heads, offsets.head));
      if (!answer || !segment) return;
      const day = beforeMonth + dayOfHead(page.heads, offsets.head);
      const appearances = readAppearances(page, offsets).filter(({ brandId }) => this.#brands.has(brandId));
      counts?.add(day, segment, appearances);
      const keys = {
        answer_id: toPublicId(answer.publicId),
        project_id: this.#project.publicId,
        prompt_id: prompt.publicId,
        engine: segment.engine,
        surface: segment.surface,
        language: segment.language,
        country: answer.country,
        answered_at: answer.answeredAt,
        day,
        is_branded: segment.isBranded === 1,
      };
      this.#addAnswer(keys, prompt, answer, appearances);
      this.#addMentions(keys, appearances);
      this.#addCitations(keys, page, offsets);
      this.#addFanouts(keys, page, offsets);
    });
    const named = { project_id: this.#project.publicId, prompt_id: prompt.publicId };
    for (const row of counts?.list() ?? []) this.#sinks.daily_figures?.({ ...named, ...row });
  }

  #addAnswer(keys: Row, prompt: ExportedPrompt, answer: StoredRow, appearances: readonly AppearanceFact[]): void {
    const own = appearances.find(({ brandId }) => this.#brands.get(brandId)?.isOwn);
    this.#sinks.answers?.({
      ...keys,
      prompt: prompt.text,
      run_id: answer.runId,
      sample: answer.sample,
      route: answer.route,
      engine_version: answer.engineVersion,
      is_grounded: answer.isGrounded === 1,
      is_refusal: answer.isRefusal === 1,
      is_incomplete: answer.isIncomplete === 1,
      is_visible: own !== undefined,
      is_named: own?.isNamed ?? false,
      is_cited: own?.isCited ?? false,
      ...toMentionCells(own),
      brands_named: answer.brandsNamed,
      words: answer.words,
      cost_usd: answer.costUsd,
      rule_version: answer.ruleVersion,
      text: this.#sinks.withText ? this.#contents.readText(answer) : null,
    });
  }

  #addMentions(keys: Row, appearances: readonly AppearanceFact[]): void {
    if (!this.#sinks.mentions) return;
    for (const one of appearances) {
      const brand = this.#brands.get(one.brandId)!;
      this.#sinks.mentions({
        ...keys,
        brand_id: brand.publicId,
        is_own: brand.isOwn,
        is_named: one.isNamed,
        is_cited: one.isCited,
        ...toMentionCells(one),
        occurrences: one.isNamed ? one.occurrences : 0,
      });
    }
  }

  #addCitations(keys: Row, page: MonthPage, offsets: PageOffsets): void {
    if (!this.#sinks.citations) return;
    const seen = new Set<number>();
    visitCitations(page, offsets, (sourceId, nth) => {
      const source = seen.has(sourceId) ? null : this.#source(sourceId);
      seen.add(sourceId);
      if (!source) return;
      this.#sinks.citations?.({
        ...keys,
        source_id: source.publicId,
        url: source.url,
        title: source.title,
        domain: source.domain,
        source_type: source.sourceType,
        url_type: source.urlType,
        place: nth,
      });
    });
  }

  #addFanouts(keys: Row, page: MonthPage, offsets: PageOffsets): void {
    if (!this.#sinks.fanouts) return;
    for (const [index, queryId] of readQueryIds(page, offsets).entries()) {
      const query = this.#query(queryId);
      if (query) this.#sinks.fanouts({ ...keys, place: index + 1, query: query.query, query_folded: query.folded });
    }
  }
}

function toMentionCells(appearance: AppearanceFact | undefined): Record<string, Cell> {
  const named = appearance?.isNamed ? appearance : undefined;
  const sentiment = toSentiment(named?.opinion);
  return {
    depth: named ? toMean(named.depthUnits, 1) : null,
    mention_order: named?.order ?? null,
    sentiment,
    sentiment_source: sentiment === null || !named ? null : named.opinion.source,
  };
}
