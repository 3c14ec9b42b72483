/** What a figure is made of, one click away wherever it stands: definition, formula, both intervals, what was left out, the answers. */
import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

import type { ExplainedFigure } from '#shared/vocabulary/figures.ts';

import { useOperation } from '../api/use-operation.ts';
import { toScreenLink } from '../filters/screen-link.ts';
import { useFilters, useProjectId } from '../filters/use-filters.ts';
import { TEXTS } from '../texts/texts.ts';
import { planError } from '../ui/plan-error.ts';
import { ChangeLink } from './change-link.tsx';
import { ExplainedLines, ExplainPopover } from './explain-popover.tsx';
import { planNumber } from './plan-number.ts';

export interface ExplainedScope {
  figure: ExplainedFigure;
  promptId?: string | undefined;
  /** Of another tracked brand; left out: the own one. */
  brandId?: string | undefined;
  /** `citationRate` of a page or a domain, instead of a brand. */
  source?: { sourceId: string } | { domain: string } | undefined;
  /** Filters that the figure has beside those of the screen, by their keys in the address: `{ engine: 'gemini' }`. */
  scope?: Readonly<Record<string, string>>;
  /** Days other than those of the screen, such as one point of a chart. */
  days?: { startDate: string; endDate: string };
}

/** Draws a figure as a button that explains it. It is asked once it is opened. */
export function ExplainNumber({ children, ...scope }: ExplainedScope & { children: ReactNode }) {
  const { figures, cited } = TEXTS.explain;
  return (
    <ExplainPopover name={scope.source ? cited.name : figures[scope.figure]} details={<NumberDetails {...scope} />}>
      {children}
    </ExplainPopover>
  );
}

/** For a popover that is there already, such as that of a tile. */
export function NumberDetails({ figure, promptId, brandId, source, scope = {}, days }: ExplainedScope) {
  const { figureInput } = useFilters();
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const { engine, ...narrowing } = scope;
  // One prompt is looked at: filters that choose among prompts have nothing to say.
  const { tags: _, branded: __, ...untagged } = figureInput;
  const { data, error } = useOperation('metrics.explain', {
    ...(promptId ? untagged : figureInput),
    ...narrowing,
    ...(engine && { model: engine }),
    ...days,
    figure,
    ...(promptId && { promptId }),
    ...(brandId && { brandId }),
    ...source,
  });
  if (error) return <p role="alert">{planError(error).title}</p>;
  if (!data) return <Loader size="xs" />;
  const isMean = figure === 'mentionOrder' || figure === 'position' || figure === 'sentiment';
  const narrowed: Record<string, string | null> = { ...scope };
  if (days) Object.assign(narrowed, { days: null, from: days.startDate, to: days.endDate });
  if (promptId) narrowed.prompt = promptId;
  if (isMean)
    narrowed[data.brand.isUserBrand ? 'mentioned' : 'brand'] = data.brand.isUserBrand ? '1' : data.brand.brandId;
  if (source) Object.assign(narrowed, 'domain' in source ? source : { source: source.sourceId });
  if (figure === 'sentiment') narrowed.opinion = 'any';
  const answers = toScreenLink(projectId, 'answers', address, narrowed);
  const leads = (
    <>
      {data.answers.count > 0 && <Link to={answers}>{TEXTS.explain.number.answers(data.answers.count)}</Link>}
      {data.brand.isUserBrand && !source && !days && (
        <ChangeLink figure={figure} scope={scope} {...(promptId && { promptId, by: 'prompt_engine' })}>
          {TEXTS.explain.number.change}
        </ChangeLink>
      )}
    </>
  );
  return <ExplainedLines {...planNumber(data)} leads={leads} />;
}
