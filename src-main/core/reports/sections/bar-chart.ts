/** Visibility of rows next to each other as a chart. Pure. */
import type { BarChart } from '../model/report-chart.ts';
import type { SectionInput } from './section.ts';

export function toBarChart(
  id: 'competitors' | 'engines' | 'rival_figures',
  bars: BarChart['bars'],
  { words, format, facts }: SectionInput,
): BarChart {
  return {
    kind: 'bar',
    id,
    title: words.charts[id],
    summary: words.barSummary(words.figures.visibility),
    note: words.barNote(words.figures.visibility),
    period: format.range(facts.window),
    n: facts.summary.current.totalResponses,
    unit: 'percent',
    bars,
  };
}
