/** The library that writes decks: its types by short names, and how it is loaded. */

type Loaded = typeof import('pptxgenjs')['default'];
/** Its declarations say nothing of the kind of its module, so that the class is one step further away for some compilers. */
type PptxClass = Loaded extends { default: infer Inner } ? Inner : Loaded;

export type Pptx = PptxClass extends new () => infer Instance ? Instance : never;
export type Slide = ReturnType<Pptx['addSlide']>;
export type TextProps = Exclude<Parameters<Slide['addText']>[0], string>[number];
export type TextOptions = NonNullable<Parameters<Slide['addText']>[1]>;
export type ChartOptions = NonNullable<Parameters<Slide['addChart']>[2]>;
export type ChartSeries = Parameters<Slide['addChart']>[1][number];
export type TableCell = Parameters<Slide['addTable']>[0][number][number];
export type BorderProps = Exclude<NonNullable<NonNullable<TableCell['options']>['border']>, { length: number }>;

export async function createPptx(): Promise<Pptx> {
  const { default: loaded } = await import('pptxgenjs');
  const PptxGenJS = loaded as unknown as new () => Pptx;
  return new PptxGenJS();
}
