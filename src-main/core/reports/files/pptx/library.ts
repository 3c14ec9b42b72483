/** The library that writes decks: its types by short names, and how it is loaded. Its declarations take its module for another kind than it is. */
import type Library from 'pptxgenjs';

export type Pptx = Library.default;
export type Slide = Library.default.Slide;
export type TextProps = Library.default.TextProps;
export type TextOptions = Library.default.TextPropsOptions;
export type ChartOptions = Library.default.IChartOpts;
export type ChartSeries = Library.default.OptsChartData;
export type TableCell = Library.default.TableCell;
export type BorderProps = Library.default.BorderProps;

export async function createPptx(): Promise<Pptx> {
  const { default: loaded } = await import('pptxgenjs');
  const PptxGenJS = loaded as unknown as typeof loaded.default;
  return new PptxGenJS();
}
