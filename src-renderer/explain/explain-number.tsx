/** What a figure is made of, one click away wherever it stands: definition, formula, both intervals, what was left out, the answers. */
import { Loader, Popover } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import type { ExplainedFigure } from '#shared/vocabulary/figures.ts';

import { useOperation } from '../api/use-operation.ts';
import { toScreenLink } from '../filters/screen-link.ts';
import { useFilters, useProjectId } from '../filters/use-filters.ts';
import { TEXTS } from '../texts/texts.ts';
import { planError } from '../ui/plan-error.ts';
import { ChangeLink } from './change-link.tsx';
import classes from './explain.module.css';
import { planNumber } from './plan-number.ts';

export interface ExplainedScope {
  figure: ExplainedFigure;
  promptId?: string | undefined;
  /** Of another tracked brand; left out: the own one. */
  brandId?: string | undefined;
  /** Filters that the figure has beside those of the screen, by their keys in the address: `{ engine: 'gemini' }`. */
  scope?: Readonly<Record<string, string>>;
  /** Days other than those of the screen, such as one point of a chart. */
  days?: { startDate: string; endDate: string };
}

/** Draws a figure as a button that explains it. It is asked once it is opened, and the popover is there only as long as it is open. */
export function ExplainNumber({ children, ...scope }: ExplainedScope & { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Another button is there now.
    if (isOpen || wasOpen.current) target.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const button = (
    <button
      ref={target}
      type="button"
      className={classes.target}
      aria-expanded={isOpen}
      title={TEXTS.explain.number.open(TEXTS.explain.figures[scope.figure])}
      onClick={(event) => {
        // A click on the row around it leads elsewhere.
        event.stopPropagation();
        setIsOpen(!isOpen);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.stopPropagation();
        if (event.key === 'Escape') setIsOpen(false);
      }}
    >
      {children}
    </button>
  );
  if (!isOpen) return button;
  return (
    <Popover opened onChange={setIsOpen} position="bottom-start" width={400} offset={4} withinPortal>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown className={classes.details} onClick={(event) => event.stopPropagation()}>
        <NumberDetails {...scope} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** For a popover that is there already, such as that of a tile. */
export function NumberDetails({ figure, promptId, brandId, scope = {}, days }: ExplainedScope) {
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
  });
  if (error) return <p role="alert">{planError(error).title}</p>;
  if (!data) return <Loader size="xs" />;
  const { definition, formula, lines } = planNumber(data);
  const isMean = figure === 'mentionOrder' || figure === 'position' || figure === 'sentiment';
  const narrowed: Record<string, string | null> = { ...scope };
  if (days) Object.assign(narrowed, { days: null, from: days.startDate, to: days.endDate });
  if (promptId) narrowed.prompt = promptId;
  if (isMean)
    narrowed[data.brand.isUserBrand ? 'mentioned' : 'brand'] = data.brand.isUserBrand ? '1' : data.brand.brandId;
  const answers = toScreenLink(projectId, 'answers', address, narrowed);
  return (
    <div className={classes.details}>
      <p>{definition}</p>
      <p className={classes.formula}>{formula}</p>
      <dl className={classes.lines}>
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.leads}>
        {data.answers.count > 0 && <Link to={answers}>{TEXTS.explain.number.answers(data.answers.count)}</Link>}
        {data.brand.isUserBrand && !days && (
          <ChangeLink figure={figure} scope={scope} {...(promptId && { promptId, by: 'prompt_engine' })}>
            {TEXTS.explain.number.change}
          </ChangeLink>
        )}
      </p>
    </div>
  );
}
