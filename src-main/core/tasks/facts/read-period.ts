/** One period from the daily rollups, and the spread of sentiment from the measured rows. */
import type { DayWindow } from '#shared/time/window.ts';
import type { Connection } from '../../../storage/connection.ts';
import { UNITS_PER_ONE } from '../../rollups/units.ts';
import type { Sample } from '../statistics.ts';
import type { BrandCount, CellFact, PeriodFacts } from './task-facts.ts';

export function readPeriod(db: Connection, projectId: number, ownId: number, window: DayWindow): PeriodFacts {
  const cells = readCells(db, projectId, window);
  return {
    ...window,
    cells,
    answers: cells.reduce((sum, cell) => sum + cell.answers, 0),
    sentiment: readSentiment(db, ownId, window),
  };
}

interface CellRow {
  engine: string;
  language: string;
  isBranded: 0 | 1;
}

const CELL = 'engine, language, is_branded AS isBranded';
const GROUP = 'GROUP BY engine, language, is_branded';

function readCells(db: Connection, projectId: number, { firstDay, lastDay }: DayWindow): CellFact[] {
  const totals = db
    .prepare(
      `SELECT ${CELL}, sum(answers) AS answers FROM total_day WHERE project_id = ? AND day BETWEEN ? AND ? ${GROUP}`,
    )
    .all(projectId, firstDay, lastDay) as (CellRow & { answers: number })[];
  const appearances = db
    .prepare(
      `SELECT brand_id AS brandId, ${CELL}, sum(named) AS named, sum(cited) AS cited, sum(visible) AS visible
       FROM brand JOIN brand_day ON brand_id = brand.id AND day BETWEEN ? AND ?
       WHERE project_id = ? AND state = 'tracked' ${GROUP}, brand_id`,
    )
    .all(firstDay, lastDay, projectId) as (CellRow & BrandCount & { brandId: number })[];
  const keyOf = (row: CellRow) => `${row.engine} ${row.language} ${row.isBranded}`;
  const byCell = Map.groupBy(appearances, keyOf);
  return totals.map(({ engine, language, isBranded, answers }) => {
    const rows = byCell.get(keyOf({ engine, language, isBranded })) ?? [];
    const brands = rows.map(({ brandId, named, cited, visible }) => [brandId, { named, cited, visible }] as const);
    return { engine, language, isBranded: isBranded === 1, answers, brands: new Map(brands) };
  });
}

function readSentiment(db: Connection, ownId: number, { firstDay, lastDay }: DayWindow): Sample {
  const row = db
    .prepare(
      `SELECT count(*) AS count, total(value) AS sum, total(value * value) AS squares
       FROM (SELECT sentiment_units / ? AS value FROM appearance
             WHERE brand_id = ? AND day BETWEEN ? AND ? AND is_named = 1)`,
    )
    .get(UNITS_PER_ONE, ownId, firstDay, lastDay) as { count: number; sum: number; squares: number };
  const mean = row.count === 0 ? 0 : row.sum / row.count;
  const variance = row.count < 2 ? 0 : Math.max(0, (row.squares - row.count * mean ** 2) / (row.count - 1));
  return { count: row.count, mean, variance };
}
