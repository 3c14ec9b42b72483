/** What a figure is made of. */
import { z } from 'zod';
import { findFigure, KNOWN_FIGURES } from '../names/figures.ts';
import { findBrand } from '../names/find-brand.ts';
import { findPrompt } from '../names/find-prompt.ts';
import { openScope, scopeFields } from '../names/open-scope.ts';
import { toColumns } from '../reply/reply.ts';
import type { ToolContext } from '../tool-context.ts';
import { defineTool } from './tool.ts';
import { toIntervals } from './words.ts';

export const figureField = z
  .string()
  .max(60)
  .optional()
  .describe(`${KNOWN_FIGURES.map(({ name }) => name).join(', ')}; left out: visibility`);

const input = z.strictObject({
  ...scopeFields,
  figure: figureField,
  brand: z.string().max(200).optional().describe('A tracked brand by name; left out: the own one'),
  prompt: z.string().max(500).optional().describe('Only of this prompt: its id, or words of it'),
});

export const explainNumber = defineTool({
  name: 'explain_number',
  title: 'What a figure is made of',
  description:
    'One figure in full: its value with both intervals, definition, formula with the numbers in it, what was asked and left out and why, and where the answers behind it are. Take it for "what does this number mean" or "how sure is it".',
  needs: 'read',
  operations: ['projects.list', 'tags.list', 'competitors.tracked', 'prompts.list', 'metrics.explain'],
  input,
  run: readNumber,
});

async function readNumber(context: ToolContext, asked: z.output<typeof input>) {
  const { filters, note } = await openScope(context, asked);
  const { name, figure, unit } = findFigure(asked.figure);
  const { projectId } = filters;
  const brand = asked.brand === undefined ? undefined : await findBrand(context, projectId, asked.brand);
  const prompt = asked.prompt === undefined ? undefined : await findPrompt(context, projectId, asked.prompt);
  const found = await context.call('metrics.explain', {
    ...filters,
    figure,
    ...(brand && !brand.isUserBrand && { brandId: brand.id }),
    ...(prompt && { promptId: prompt.id }),
  });
  const { value, interval, excluded } = found;
  const ofPrompt = prompt ? ` for the prompt “${prompt.text}”` : '';
  return {
    scope: note,
    summary: [
      value === null
        ? `${name} of ${found.brand.name}${ofPrompt}: nothing to count in this period.`
        : `${name} of ${found.brand.name}${ofPrompt}: ${value.toFixed(1)}${unit === '%' ? ' %' : ''} (${toIntervals(interval)}).`,
      found.definition,
      `Formula: ${found.formula}`,
      `${found.asked} questions were asked, ${found.counted} answers are counted${found.underWay > 0 ? `, ${found.underWay} are under way` : ''}.`,
      ...(found.overrides > 0 ? [`${found.overrides} of the opinions behind it were decided by hand.`] : []),
    ],
    tables: [
      {
        name: 'figure',
        columns: toColumns(
          'figure:text',
          'value:score',
          'numerator:count',
          'denominator:count',
          'prompts:count',
          'brand_low:score',
          'brand_high:score',
          'repeat_low:score',
          'repeat_high:score',
        ),
        rows: [
          [
            name,
            value,
            found.numerator,
            found.denominator,
            interval.prompts,
            interval.brand?.[0] ?? null,
            interval.brand?.[1] ?? null,
            interval.repeat?.[0] ?? null,
            interval.repeat?.[1] ?? null,
          ],
        ],
        total: 1,
      },
      {
        name: 'left_out',
        columns: toColumns('reason:text', 'questions:count'),
        rows: excluded.map(({ reason, count }) => [reason, count]),
        total: excluded.length,
      },
    ],
    notes: [
      `Measured by rules ${found.ruleVersion}. The answers over the API: ${found.answers.href}`,
      'The brand interval is about prompts like these, the repeat interval about asking these same prompts again.',
    ],
    next: ['explain_change for why it moved', 'find_answers for the answers themselves'],
  };
}
