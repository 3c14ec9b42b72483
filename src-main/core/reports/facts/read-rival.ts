/** One competitor beside the own brand: figures, the questions where either is ahead, pages, and what answers say of it. */
import { notFound } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import type { ChangeVerdict } from '#shared/contract/intervals.ts';
import type { Verdict } from '#shared/statistics/compare.ts';
import { judgeRows } from '#shared/statistics/judge-rows.ts';
import type { Connection } from '../../../storage/connection.ts';
import { type RankedBrand, readTrackedBrands } from '../../brands/tracked-brands.ts';
import { toVerdict } from '../../figures/query/cells/figure-intervals.ts';
import { readPromptCells } from '../../figures/query/cells/read-prompt-cells.ts';
import { toAnswerCells } from '../../figures/query/cells/to-answer-cells.ts';
import { compareBrands } from '../../figures/query/competitors/compare-brands.ts';
import { loadCompetitors } from '../../figures/query/competitors/list-competitors.ts';
import { loadSentences } from '../../figures/query/opinions/list-sentences.ts';
import { readMatchingPrompts } from '../../figures/query/prompts/list-prompts.ts';
import { loadGaps } from '../../figures/query/sources/list-gaps.ts';
import type { FigureScope } from '../../figures/store/figure-scope.ts';

type BrandRow = OperationOutput<'competitors.list'>['competitors'][number];
type Sentence = OperationOutput<'opinions.sentences'>['sentences'][number];
type Gap = OperationOutput<'sources.gaps'>['gaps'][number];

export interface DuelPrompt {
  text: string;
  language: string;
  answers: number;
  /** Percent of the answers in which it is named or cited. */
  own: number;
  rival: number;
  verdict: Verdict | null;
}

export interface RivalFacts {
  name: string;
  domain: string;
  own: BrandRow;
  rival: BrandRow;
  comparison: OperationOutput<'competitors.compare'>;
  /** Where the competitor is ahead, the widest distance first; those where the own brand is, likewise. */
  behind: readonly DuelPrompt[];
  ahead: readonly DuelPrompt[];
  judged: number;
  /** Pages that answers cite where they show this competitor and not the own brand. */
  pages: readonly Gap[];
  praise: readonly Sentence[];
  blame: readonly Sentence[];
}

const FIGURE = 'responseVisibilityRate';
const MOST_PAGES = 12;
const MOST_READ = 500;
const MOST_SENTENCES = 5;
const MOST_SENTENCE_ANSWERS = 40;

/** Throws NOT_FOUND where it is not tracked any more. */
export function readRival(db: Connection, scope: FigureScope, competitorId: string): RivalFacts {
  const tracked = readTrackedBrands(db, scope.projectId);
  const own = tracked.find(({ isOwn }) => isOwn);
  const rival = tracked.find(({ isOwn, publicId }) => !isOwn && publicId === competitorId);
  if (!own || !rival) throw notFound('The competitor');
  const list = {
    sortBy: 'visibility',
    sortDir: 'desc',
    search: null,
    page: 1,
    limit: 1_000,
    withIntervals: true,
  } as const;
  const { competitors } = loadCompetitors.run(db, { scope, ...list });
  const rowOf = ({ publicId }: RankedBrand) => competitors.find(({ id }) => id === publicId)!;
  const pair = { scope, brandId: own.publicId, otherId: rival.publicId, withVerdicts: true };
  const { gaps } = loadGaps.run(db, { scope, page: 1, limit: MOST_READ });
  const said = { scope, brandId: rival.publicId, aspect: null, page: 1, limit: MOST_SENTENCE_ANSWERS } as const;
  return {
    name: rival.name,
    domain: rival.domain,
    own: rowOf(own),
    rival: rowOf(rival),
    comparison: compareBrands.run(db, pair),
    ...readDuel(db, scope, own.id, rival.id),
    pages: gaps.filter((gap) => gap.competitors.some(({ id }) => id === rival.publicId)).slice(0, MOST_PAGES),
    praise: chooseSentences(loadSentences.run(db, { ...said, side: 'praised' }).sentences),
    blame: chooseSentences(loadSentences.run(db, { ...said, side: 'blamed' }).sentences),
  };
}

/** A sentence of Markdown may begin or end within a link or a table: such a piece is not quoted. Each is quoted once. */
function chooseSentences(sentences: readonly Sentence[]): Sentence[] {
  const whole = sentences.filter(({ text }) => !/\]\(|\|/.test(text));
  const once = new Map(whole.map((sentence) => [sentence.text, sentence]));
  return [...once.values()].slice(0, MOST_SENTENCES);
}

/** The two brands over the answers to each prompt; rows are judged together. */
function readDuel(db: Connection, scope: FigureScope, ownId: number, rivalId: number) {
  const prompts = readMatchingPrompts(db, { scope, search: null });
  const cells = readPromptCells(db, { scope, brandIds: [ownId, rivalId] });
  const rows = prompts.flatMap(({ ordinal, text, language }) => {
    const [own, rival] = [ownId, rivalId].map((brandId) =>
      toAnswerCells(cells, FIGURE, { brandId, ordinals: [ordinal] }),
    );
    if (!own || !rival) return [];
    const answers = own.reduce((sum, { n }) => sum + n, 0);
    if (answers === 0) return [];
    const rateOf = (side: typeof own) => (100 * side.reduce((sum, cell) => sum + cell.sum, 0)) / answers;
    const change: ChangeVerdict = toVerdict(own, rival, FIGURE, { isOnePrompt: true });
    return [{ text, language, answers, own: rateOf(own), rival: rateOf(rival), change }];
  });
  const judged = judgeRows(rows.map(({ change }) => change));
  const duel = rows
    .map(({ change: _, ...row }, index): DuelPrompt => ({ ...row, verdict: judged.verdicts[index] ?? null }))
    .toSorted((a, b) => Math.abs(b.own - b.rival) - Math.abs(a.own - a.rival) || a.text.localeCompare(b.text));
  return {
    behind: duel.filter(({ own, rival }) => rival > own),
    ahead: duel.filter(({ own, rival }) => own > rival),
    judged: judged.judged,
  };
}
