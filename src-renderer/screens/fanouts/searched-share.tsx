/** In which share of the answers was searched, for anything or for one query, and what that share is made of. */
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';
import { listIntervals, ToldNumber, writeShare } from '../../explain/told-number.tsx';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { TEXTS } from '../../texts/texts.ts';
import { planFigure } from '../../ui/plan-figure.ts';
import classes from './fanouts-screen.module.css';

type Searched = NonNullable<OperationOutput<'fanouts.list'>['meta']['searched']>;

const words = TEXTS.fanouts.searched;

interface SearchedShareProps {
  searched: Searched;
  /** All answers of the window. */
  total: number;
  /** Absent: any search. */
  query?: string;
  children: ReactNode;
}

export function SearchedShare({ searched, total, query, children }: SearchedShareProps) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const { answers, interval } = searched;
  return (
    <ToldNumber
      name={words.name}
      definition={query === undefined ? words.anyDefinition : words.definition}
      formula={writeShare(answers, words.above, total, words.below)}
      lines={listIntervals(interval)}
      leads={
        query !== undefined && (
          <Link to={toScreenLink(projectId, 'answers', address, { query })}>
            {TEXTS.explain.number.answers(answers)}
          </Link>
        )
      }
    >
      {children}
    </ToldNumber>
  );
}

/** `61% of the answers searched (52–70)`. */
export function SearchedLine({ searched, total }: Pick<SearchedShareProps, 'searched' | 'total'>) {
  if (total === 0) return null;
  const { value, span, sentences } = planFigure((100 * searched.answers) / total, searched.interval, '%');
  return (
    <span className={classes.searched} title={sentences.join('\n')}>
      {words.line}{' '}
      <SearchedShare searched={searched} total={total}>
        {value}
      </SearchedShare>{' '}
      {span !== '' && <small>{span}</small>}
    </span>
  );
}
