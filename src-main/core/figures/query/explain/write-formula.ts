/** What each figure is, and its formula with the numbers in it, for programs that read the API. Screens have words of their own. Pure. */
import type { ExplainedFigure } from '#shared/vocabulary/figures.ts';

export const DEFINITIONS: Record<ExplainedFigure, string> = {
  responseVisibilityRate: 'Share of the answers that name the brand or cite its site.',
  mentionRate: 'Share of the answers that name the brand.',
  citationRate: 'Share of the answers that cite a site of the brand.',
  visibilityRate: 'Share of the prompts of which at least one answer names the brand or cites its site.',
  mentionOrder: 'Mean place among the tracked brands of an answer, over the answers that name the brand; 1 is first.',
  position: 'Mean depth of the first mention, over the answers that name the brand; 0 is the very top, 100 the end.',
  sentiment: 'Mean tone towards the brand, over the answers that say something about it; 0 to 100, 50 is neutral.',
  shareOfVoice: 'Share of the brand in the mentions of all tracked brands, each counted once for an answer.',
};

export const SOURCE_DEFINITION = 'Share of the answers that cite it.';

const NOUNS: Record<ExplainedFigure, readonly [string, string]> = {
  responseVisibilityRate: ['answers that name or cite it', 'answers'],
  mentionRate: ['answers that name it', 'answers'],
  citationRate: ['answers that cite it', 'answers'],
  visibilityRate: ['prompts with such an answer', 'prompts'],
  mentionOrder: ['places together', 'answers that name it'],
  position: ['depths together', 'answers that name it'],
  sentiment: ['tones together', 'answers that say something about it'],
  shareOfVoice: ['mentions', 'mentions of all brands'],
};

const MEANS: ReadonlySet<ExplainedFigure> = new Set(['mentionOrder', 'position', 'sentiment']);

export function writeFormula(
  figure: ExplainedFigure,
  { sum, n, value }: { sum: number; n: number; value: number | null },
): string {
  const [above, below] = NOUNS[figure];
  const isMean = MEANS.has(figure);
  const result = value === null ? 'nothing' : isMean ? value.toFixed(2) : `${value.toFixed(1)} %`;
  return `${toText(sum)} ${above} / ${n} ${below}${isMean ? '' : ' x 100'} = ${result}`;
}

function toText(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}
