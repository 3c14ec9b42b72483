/** What came of a task to be named on a site: how often the site was cited since then, and how often with the own brand. */
import { Link, useSearchParams } from 'react-router';

import { toScreenLink } from '../../filters/screen-link.ts';
import { formatCount, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import type { FullTask } from './task-panel.tsx';

const words = TEXTS.tasks.outreach;

interface OutreachSectionProps {
  since: NonNullable<NonNullable<FullTask['outreach']>['since']>;
  projectId: string;
}

export function OutreachSection({ since, projectId }: OutreachSectionProps) {
  const [address] = useSearchParams();
  const { from, answers, citing, naming, pages } = since;
  return (
    <section>
      <h4>{words.title}</h4>
      <p>{words.since(formatMoment(from), formatCount(answers), formatCount(citing), formatCount(naming))}</p>
      {pages.length > 0 && (
        <ul>
          {pages.map((page) => (
            <li key={page.id}>
              <Link to={toScreenLink(projectId, 'answers', address, { source: page.id })} title={page.url}>
                <bdi>{page.title || page.url}</bdi>
              </Link>
              {`: ${words.page(formatCount(page.citing), formatCount(page.naming))}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
