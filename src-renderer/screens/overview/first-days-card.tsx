/**
 * The first days of a project: what is being collected, when the first figures hold, and the answers so far as counts, not as a line. It
 * is in the place of charts over time.
 */
import { Link, useSearchParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import type { FigureInput } from '../../filters/figure-input.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { formatList, formatMoment, formatWeekday } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import classes from './first-days-card.module.css';
import type { FirstDays } from './plan-first-days.ts';
import type { Summary } from './plan-kpi-tiles.ts';
import { planBrandedInput } from './prefetch-overview.ts';
import { useEngineParts, useParts } from './use-parts.ts';

const { firstDays: words } = TEXTS.overview;
/** Answers that are looked through for the prompts that name the brand, and prompts that are listed. */
const MOST_ANSWERS = 200;
const MOST_PROMPTS = 6;
const MOST_NEWEST = 5;

interface FirstDaysCardProps {
  first: FirstDays;
  summary: Summary;
  engines: readonly Engine[];
  figureInput: FigureInput;
  nextRunAt: OperationOutput<'projects.get'>['nextRunAt'];
}

export function FirstDaysCard({ first, summary, engines, figureInput, nextRunAt }: FirstDaysCardProps) {
  const { current } = summary;
  const [firstDay = 0] = first.days;
  return (
    <Card title={words.title(formatWeekday(firstDay), first.days.length)} note={words.note}>
      <div className={classes.body}>
        <p className={classes.lead}>{words.named(current.mentions, current.totalResponses)}</p>
        <section>
          <h3>{words.collecting}</h3>
          <p>{words.asked(first.prompts, formatList(engines.map((engine) => ENGINE_LABELS[engine])))}</p>
          <p>{words.soFar(first.answers, first.days.length)}</p>
        </section>
        <section>
          <h3>{words.holds}</h3>
          {first.answersToGo > 0 && <p>{words.answersToGo(first.answersToGo, first.daysToGo)}</p>}
          {first.promptsToGo > 0 && <p>{words.promptsToGo(first.promptsToGo)}</p>}
          {first.answersToGo === 0 && first.promptsToGo === 0 && <p>{words.enough}</p>}
          <p>{words.change}</p>
        </section>
        <ByEngine engines={engines} figureInput={figureInput} />
        <Branded summary={summary} figureInput={figureInput} />
        <Newest figureInput={figureInput} />
        <section>
          <h3>{words.tomorrow}</h3>
          <p>{nextRunAt ? words.next(formatMoment(nextRunAt)) : words.byHand}</p>
          <p>{words.later}</p>
        </section>
      </div>
    </Card>
  );
}

/** The newest answers, to be read: they say more now than any figure. */
function Newest({ figureInput }: Pick<FirstDaysCardProps, 'figureInput'>) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const answers = useOperation('answers.list', { ...figureInput, limit: MOST_NEWEST }).data?.answers ?? [];
  return (
    <section>
      <h3>{words.read}</h3>
      <ul>
        {answers.map(({ id, prompt, model }) => (
          <li key={id}>
            <Link to={toScreenLink(projectId, `answers/${id}`, address)} dir="auto">
              {words.answer(ENGINE_LABELS[model], prompt)}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={toScreenLink(projectId, 'answers', address)}>{words.readAll}</Link>
      </p>
    </section>
  );
}

function ByEngine({ engines, figureInput }: Pick<FirstDaysCardProps, 'engines' | 'figureInput'>) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const parts = useEngineParts(figureInput);
  if (!parts.isKnown) return null;
  return (
    <section>
      <h3>{words.byEngine}</h3>
      <ul>
        {engines.map((engine) => {
          const current = parts.of(engine)?.current;
          const answers = current?.totalResponses ?? 0;
          return (
            <li key={engine}>
              <Link to={toScreenLink(projectId, 'answers', address, { engine })}>{ENGINE_LABELS[engine]}</Link>{' '}
              {answers === 0 ? words.silent : words.namedIn(current?.mentions ?? 0, answers)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Answers to prompts that carry the brand's own name say little of whether anybody thinks of it: they are told apart. */
function Branded({ summary: { current }, figureInput }: Pick<FirstDaysCardProps, 'summary' | 'figureInput'>) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const { parts, isPending } = useParts(figureInput);
  const branded = parts.find(({ id }) => id === 'branded')?.current ?? { totalResponses: 0, mentions: 0 };
  const answers = useOperation('answers.list', { ...planBrandedInput(figureInput), limit: MOST_ANSWERS }).data?.answers;
  if (isPending || !answers) return null;
  const prompts = [...new Map(answers.map(({ promptId, prompt }) => [promptId, prompt])).entries()];
  const rest = current.totalResponses - branded.totalResponses;
  return (
    <section>
      <h3>{words.ownName}</h3>
      {prompts.length === 0 ? (
        <p>{words.noOwnName}</p>
      ) : (
        <>
          <p>{words.ownNameNote(branded.totalResponses, current.mentions - branded.mentions, rest)}</p>
          <ul>
            {prompts.slice(0, MOST_PROMPTS).map(([id, text]) => (
              <li key={id}>
                <Link to={toScreenLink(projectId, `prompts/${id}`, address)} dir="auto">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
