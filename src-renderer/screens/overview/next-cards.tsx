/** What changed, and what to do next: the two questions that a reader leaves the overview with. */
import { Link, useSearchParams } from 'react-router';

import type { Engine } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import { ChangeLink } from '../../explain/change-link.tsx';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import { CountedNote } from '../../live-run/counted-sums.tsx';
import { JudgedNote } from '../../table/judged-note.tsx';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import { planChanges, type RankedBrand } from './plan-changes.ts';
import { planNextInput } from './prefetch-overview.ts';
import { useEngineParts } from './use-parts.ts';
import classes from './versus-card.module.css';

const { changes: words, next } = TEXTS.overview;

interface ChangesCardProps {
  engines: readonly Engine[];
  brands: readonly RankedBrand[];
  previousAnswers: number;
}

export function ChangesCard({ engines, brands, previousAnswers }: ChangesCardProps) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const { comparedInput } = useFilters();
  const parts = useEngineParts(comparedInput);
  const known = engines.flatMap((engine) => {
    const summary = parts.of(engine);
    return summary ? [{ engine, summary }] : [];
  });
  const { changes, tally } = planChanges(known, brands);
  return (
    <Card title={words.title} note={words.note} controls={<CountedNote />}>
      {changes.length === 0 && (
        <p className={classes.quiet}>{previousAnswers === 0 ? TEXTS.overview.noneBefore : words.none}</p>
      )}
      <ul className={classes.lines}>
        {changes.map(({ key, kind, name, engine, points, verdict }) => (
          <li key={key}>
            <Link to={toScreenLink(projectId, kind === 'engine' ? 'answers' : 'competitors', address, { engine })}>
              {kind === 'engine' ? words.engine(name) : words.competitor(name)}
            </Link>
            {kind === 'engine' && engine ? (
              <ChangeLink figure="responseVisibilityRate" by="prompt" scope={{ engine }}>
                <Verdict change={points} verdict={verdict} isMoreBetter unit={TEXTS.overview.points} />
              </ChangeLink>
            ) : (
              <Verdict
                change={points}
                verdict={verdict}
                isMoreBetter={kind === 'engine'}
                unit={TEXTS.overview.points}
              />
            )}
          </li>
        ))}
      </ul>
      <JudgedNote tally={tally} />
    </Card>
  );
}

export function NextCard() {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const tasks = useOperation('tasks.list', planNextInput(projectId));
  const rows = tasks.data?.tasks ?? [];
  return (
    <Card title={next.title} note={next.note}>
      {tasks.isSuccess && rows.length === 0 && <p className={classes.quiet}>{next.none}</p>}
      <ul className={classes.lines}>
        {rows.map(({ id, title, priorityScore }) => (
          <li key={id}>
            <Link to={toScreenLink(projectId, `tasks/${id}`, address)}>{title}</Link>
            <span className={classes.hint}>{TEXTS.tasks.priority(priorityScore)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
