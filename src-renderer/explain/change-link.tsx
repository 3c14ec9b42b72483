/** From any change to where it comes from: the same window and filters, narrowed to what the change is of. */
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

import type { ChangeGroup, ExplainedFigure } from '#shared/vocabulary/figures.ts';

import { toScreenLink } from '../filters/screen-link.ts';
import { useProjectId } from '../filters/use-filters.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './explain.module.css';

interface ChangeLinkProps {
  figure: ExplainedFigure;
  /** What it is taken apart by first; engines where left out, prompts where they are counted. */
  by?: ChangeGroup;
  /** Filters that the change has beside those of the screen, by their keys in the address: `{ engine: 'gemini' }`. */
  scope?: Readonly<Record<string, string | null>>;
  /** The cell whose answers are opened at once. */
  promptId?: string;
  /** The change as it is written; left out: words that say where it leads. */
  children?: ReactNode;
}

export function ChangeLink({ figure, by, scope = {}, promptId, children }: ChangeLinkProps) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const group = by ?? (figure === 'visibilityRate' ? 'prompt' : 'engine');
  const to = toScreenLink(projectId, 'changes', address, {
    ...scope,
    figure,
    by: group,
    ...(promptId && { prompt: promptId }),
  });
  const words = TEXTS.explain.change.link;
  return (
    <Link to={to} className={classes.link} title={words} onClick={(event) => event.stopPropagation()}>
      {children ?? words}
    </Link>
  );
}
