/** Shares that come near all are drawn against 100%, in slides and in workbooks. */
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { writeDeck } from '#main/core/reports/files/pptx/write-deck.ts';
import { writeWorkbook } from '#main/core/reports/files/xlsx/write-workbook.ts';
import type { Block } from '#main/core/reports/model/blocks.ts';
import { writtenReport } from '#support/written-report.ts';

/** What draws the line of the written report, with all shares of its line higher by so many points. */
function raisedReport(points: number) {
  const raise = (block: Block): Block => {
    if (block.kind !== 'chart' || block.chart.kind !== 'line') return block;
    const series = block.chart.series.map((each) => ({
      ...each,
      values: each.values.map((value) => (value === null ? null : value + points)),
    }));
    return { ...block, chart: { ...block.chart, series } };
  };
  const report = writtenReport();
  const parts = report.parts.filter(({ blocks }) => blocks.some(isLine));
  return { ...report, lead: [], parts: parts.map((part) => ({ ...part, blocks: part.blocks.map(raise) })) };
}

function isLine(block: Block): boolean {
  return block.kind === 'chart' && block.chart.kind === 'line';
}

async function ends(points: number) {
  const report = raisedReport(points);
  return [await writeDeck(report), await writeWorkbook(report)].map((bytes) => {
    const charts = Object.entries(unzipSync(bytes)).filter(([name]) => /charts\/chart\d+\.xml$/.test(name));
    const line = charts.map(([, xml]) => strFromU8(xml)).find((xml) => xml.includes('<c:lineChart>')) ?? '';
    return /<c:max val="([^"]*)"/.exec(line)?.[1];
  });
}

describe('the axis of shares', () => {
  it('ends at 100% where they come near it', async () => expect(await ends(50)).toEqual(['1', '1']));
  it('ends where programs choose else', async () => expect(await ends(0)).toEqual([undefined, undefined]));
});
