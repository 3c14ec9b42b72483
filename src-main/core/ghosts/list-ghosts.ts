/** The ghosts of a project, the most frequent first, with the newest sentences that have them. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { toPublicId } from '../answers/answer-id.ts';
import { StoredContents } from '../answers/stored-contents.ts';
import { readBrandRules, readCompiledBrands } from '../brands/brand-store.ts';
import { planSentences } from '../figures/query/opinions/plan-sentence.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import { toFoldedName } from '../measuring/name-forms.ts';
import { NearNames } from '../measuring/nearness/near-names.ts';
import { findGhosts, type SoughtNames } from './find-ghosts.ts';
import type { GhostRow } from './ghost-store.ts';

type GhostList = Omit<OperationOutput<'competitors.ghosts'>, 'isComplete'>;
type Ghost = GhostList['ghosts'][number];

const MOST_SENTENCES = 5;

export interface GhostRequest {
  projectId: number;
  /** Public id; null: of every tracked brand. */
  brandId: string | null;
  state: 'open' | 'refused';
  page: number;
  limit: number;
}

export const loadGhosts = defineRead(
  'ghosts.list',
  (db, request: GhostRequest): GhostList => db.atOneMoment(() => readGhosts(db, request)),
);

function readGhosts(db: Connection, request: GhostRequest): GhostList {
  const { projectId, page, limit } = request;
  const isDecided = toDecidedNames(db, projectId);
  const rows = readRows(db, request).filter((row) => request.state === 'refused' || !isDecided(row));
  const start = (page - 1) * limit;
  const shown = rows.slice(start, start + limit);
  const { brands } = readCompiledBrands(db, projectId);
  const sought = { near: new NearNames(readBrandRules(db, projectId)), brands };
  const contents = new StoredContents(db);
  return {
    ghosts: shown.map(({ publicId, brandPublicId, brandName, name, answers, mentions, examples, spelling }) => ({
      ...{ id: publicId, name, brandId: brandPublicId, brandName, answers, mentions },
      sentences: listSentences(db, { spelling, examples }, { sought, contents }),
    })),
    pagination: { page, limit, total: rows.length, hasMore: start + shown.length < rows.length },
  };
}

interface NamedRow extends GhostRow {
  brandPublicId: string;
  brandName: string;
}

function readRows(db: Connection, { projectId, state, brandId }: GhostRequest): NamedRow[] {
  const rows = db
    .prepare(
      `SELECT ghost.id AS id, ghost.public_id AS publicId, brand_id AS brandId, spelling, ghost.name AS name, ghost.state AS state,
         answers, mentions, examples, brand.public_id AS brandPublicId, brand.name AS brandName
       FROM ghost JOIN brand ON brand.id = brand_id
       WHERE ghost.project_id = ? AND ghost.state = ? AND (ghost.state = 'refused' OR (answers > 0 AND brand.state = 'tracked'))
       ORDER BY answers DESC, mentions DESC, spelling`,
    )
    .all(projectId, state) as NamedRow[];
  return rows.filter((row) => brandId === null || row.brandPublicId === brandId);
}

/** True for what the rules count by now, and for names of brands that were removed. */
function toDecidedNames(db: Connection, projectId: number): (row: GhostRow) => boolean {
  const removed = db.prepare("SELECT name FROM brand WHERE project_id = ? AND state = 'removed'").all(projectId);
  const names = new Set((removed as { name: string }[]).map(({ name }) => toFoldedName(name)));
  const { brands } = readCompiledBrands(db, projectId);
  return ({ name, spelling }) =>
    names.has(spelling) || measureAnswer({ text: name, language: 'EN', cited: [] }, brands).mentions.length > 0;
}

interface AnswerRow {
  id: number;
  packId: number;
  publicId: Uint8Array;
  engine: string;
  language: string;
  answeredAt: number;
}

/** One of each answer that has it, newest first. */
function listSentences(
  db: Connection,
  { spelling, examples }: { spelling: string; examples: string },
  { sought, contents }: { sought: SoughtNames; contents: StoredContents },
): Ghost['sentences'] {
  const rows = db
    .prepare(
      `SELECT id, pack_id AS packId, public_id AS publicId, engine, language, answered_at AS answeredAt FROM answer
       WHERE id IN (SELECT value FROM json_each(?)) ORDER BY answered_at DESC, id DESC LIMIT ${MOST_SENTENCES}`,
    )
    .all(examples) as AnswerRow[];
  return rows.flatMap(({ id, packId, publicId, engine, language, answeredAt }) => {
    const text = contents.readText({ id, packId });
    if (text === null) return [];
    const found = findGhosts({ text, language }, sought).find((ghost) => ghost.spelling === spelling);
    const spans = (found?.spans ?? []).map(([start, end]) => ({ start, end }));
    return planSentences(text, spans)
      .slice(0, 1)
      .map((sentence) => ({
        answerId: toPublicId(publicId),
        model: engine as Ghost['sentences'][number]['model'],
        answeredAt: new Date(answeredAt).toISOString(),
        ...sentence,
      }));
  });
}
