/** A figure of the own brand against the same days before: of all answers, or of each engine or tag. */
import { addUp } from '#shared/statistics/answer-cells.ts';
import type { AlertFigure } from '#shared/vocabulary/alerts.ts';
import type { Connection } from '../../../storage/connection.ts';
import { readTrackedBrands } from '../../brands/tracked-brands.ts';
import { toVerdict } from '../../figures/query/cells/figure-intervals.ts';
import { readDaySpreads } from '../../figures/query/cells/read-day-spreads.ts';
import { readComparedCells } from '../../figures/query/cells/read-prompt-cells.ts';
import { type CellChoice, FIGURE_KINDS, toAnswerCells } from '../../figures/query/cells/to-answer-cells.ts';
import { readScopePrompts } from '../../figures/store/read-facts.ts';
import type { AlertEvent, AlertFacts, ConditionOf, DayOfProject } from '../alert-event.ts';
import { chooseReal, toPeriod, toRestDays, toScope } from './changes.ts';

type FigureFacts = Extract<AlertFacts, { kind: 'figure' }>;
type Choice = Pick<CellChoice, 'only' | 'ordinals'> & { part: FigureFacts['part'] };

/** Lower is better. */
const RANKS: ReadonlySet<AlertFigure> = new Set(['mentionOrder']);

export function evaluateFigure(
  db: Connection,
  { figure, by, direction, days }: ConditionOf<'figure'>,
  { project, day }: DayOfProject,
): AlertEvent[] {
  const brands = readTrackedBrands(db, project.id);
  const own = brands.find(({ isOwn }) => isOwn);
  if (!own) return [];
  const scope = toScope(project.id, day, days);
  const brandIds = figure === 'shareOfVoice' ? brands.map(({ id }) => id) : [own.id];
  const { current, previous, correlations } = readComparedCells(db, { scope, brandIds });
  const dayCorrelation = correlations[figure === 'shareOfVoice' ? 'mentionRate' : figure];
  // Of an engine its own days; a tag shares those of the project.
  const findSpread = (part: FigureFacts['part']) =>
    figure === 'shareOfVoice'
      ? null
      : readDaySpreads(db, { ...scope, engines: part?.by === 'engine' ? [part.id] : null })[figure];
  const rows = listParts(db, by, scope.projectId, current.groups).map(({ part, ...choice }) => {
    const chosen = { ...choice, brandId: own.id, allBrandIds: brandIds };
    const [now, before] = [toAnswerCells(current, figure, chosen), toAnswerCells(previous, figure, chosen)];
    return {
      part,
      now: addUp(now),
      before: addUp(before),
      verdict: toVerdict(now, before, figure, { dayCorrelation, daySpread: findSpread(part) }),
    };
  });
  const isReal = chooseReal(rows.map(({ verdict }) => verdict));
  return rows.flatMap(({ part, now, before }, row): AlertEvent[] => {
    if (!isReal[row]) return [];
    const change = now.sum / now.n - before.sum / before.n;
    const outcome = change > 0 === RANKS.has(figure) ? 'worse' : 'better';
    if (direction !== 'both' && direction !== outcome) return [];
    const unit = FIGURE_KINDS[figure] === 'rate' ? 100 : 1;
    const shown = { current: (unit * now.sum) / now.n, previous: (unit * before.sum) / before.n };
    return [
      {
        event: `${part ? `${part.by}:${part.id}` : 'whole'}:${outcome}`,
        restDays: toRestDays(days),
        facts: { kind: 'figure', figure, part, ...shown, n: now.n, previousN: before.n, ...toPeriod(day, days) },
      },
    ];
  });
}

/** Tags belong to prompts as they are tagged now. */
function listParts(
  db: Connection,
  by: ConditionOf<'figure'>['by'],
  projectId: number,
  groups: readonly { engine: string }[],
): Choice[] {
  if (by === 'whole') return [{ part: null }];
  if (by === 'engine')
    return [...new Set(groups.map(({ engine }) => engine))].sort().map((id) => ({
      part: { by, id },
      only: ({ engine }: { engine: string }) => engine === id,
    }));
  const tags = db
    .prepare('SELECT DISTINCT folded FROM tag WHERE project_id = ? ORDER BY folded')
    .pluck()
    .all(projectId) as string[];
  const scope = { projectId, firstDay: 0, lastDay: 0, engines: null, language: null };
  return tags.map((id) => ({
    part: { by, id },
    ordinals: readScopePrompts(db, { ...scope, tags: [id] }).map(({ ordinal }) => ordinal),
  }));
}
