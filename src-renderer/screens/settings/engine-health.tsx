/** How an engine fared: its calls and failures of the last two weeks, and its last trouble. */

import { fromDate } from '#shared/time/day.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import { nameReason } from '../../live-run/plan-left-out.ts';
import { formatCount, formatDay, formatMoment } from '../../texts/format.ts';
import { nameRoute } from '../../texts/name-route.ts';
import { TEXTS } from '../../texts/texts.ts';
import { SmallTable } from '../../ui/small-table.tsx';
import classes from './settings-screen.module.css';

const words = TEXTS.settings.engines.health;
const DAYS = 14;

const countOthers = (days: readonly { otherModels: number }[]) =>
  days.reduce((sum, { otherModels }) => sum + otherModels, 0);

export function EngineHealth({ engine }: { engine: Engine }) {
  const health = useOperation('engines.health', { days: DAYS });
  const routes = health.data?.filter((line) => line.engine === engine) ?? [];
  if (routes.length === 0) return <p className={classes.quiet}>{words.none}</p>;
  return routes.map(({ route, lastSuccessAt, lastFailure, days }) => (
    <section key={route}>
      <h3 className={classes.subtitle}>{words.title(nameRoute(route))}</h3>
      {lastSuccessAt && <p className={classes.quiet}>{words.lastSuccess(formatMoment(lastSuccessAt))}</p>}
      {lastFailure && <p>{words.lastFailure(formatMoment(lastFailure.at), nameReason(lastFailure.reason))}</p>}
      {lastFailure && <p className={classes.quiet}>{TEXTS.notices.said(lastFailure.message)}</p>}
      {countOthers(days) > 0 && <p>{words.otherModels(countOthers(days))}</p>}
      <SmallTable heads={[words.day, words.calls, words.answers, words.failures, words.refusals]}>
        {days.toReversed().map(({ date, calls, answers, refusals, failures }) => (
          <tr key={date}>
            <th scope="row">{formatDay(fromDate(date))}</th>
            <td>{formatCount(calls)}</td>
            <td>{formatCount(answers)}</td>
            <td title={Object.keys(failures).map(nameReason).join(', ')}>
              {formatCount(Object.values(failures).reduce((sum, count) => sum + count, 0))}
            </td>
            <td>{formatCount(refusals)}</td>
          </tr>
        ))}
      </SmallTable>
    </section>
  ));
}
