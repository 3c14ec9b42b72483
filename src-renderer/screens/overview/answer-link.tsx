/** From a figure to exactly the answers behind it: the same window and filters, narrowed to those that it counted. */
import { Link, useSearchParams } from 'react-router';

import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { TEXTS } from '../../texts/texts.ts';
import type { AnswersBehind } from './plan-kpi-tiles.ts';

const words = TEXTS.overview.behind;

export function AnswerLink({ behind: { count, narrowing } }: { behind: AnswersBehind }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  if (count === 0) return null;
  return <Link to={toScreenLink(projectId, 'answers', address, narrowing)}>{words(count)}</Link>;
}
