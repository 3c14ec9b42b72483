/** How an engine fared: its calls and failures of the last two weeks, and its last trouble. */
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { OperationOutput } from '#shared/contract/index.ts';
import { fromDate } from '#shared/time/day.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';

import { useClient } from '../../api/client-context.ts';
import { useOperation } from '../../api/use-operation.ts';
import { nameReason } from '../../live-run/plan-left-out.ts';
import { formatCount, formatDay, formatMoment } from '../../texts/format.ts';
import { nameRoute } from '../../texts/name-route.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import classes from './settings-screen.module.css';

const words = TEXTS.settings.engines.health;
const DAYS = 14;

type Health = OperationOutput<'engines.health'>[number];

const countOthers = (days: readonly { otherModels: number }[]) =>
  days.reduce((sum, { otherModels }) => sum + otherModels, 0);

export function EngineHealth({ engine }: { engine: Engine }) {
  const health = useOperation('engines.health', { days: DAYS });
  const routes = health.data?.filter((line) => line.engine === engine) ?? [];
  if (routes.length === 0) return <p className={classes.quiet}>{words.none}</p>;
  return routes.map(({ route, lastSuccessAt, lastFailure, drift, days }) => (
    <section key={route}>
      <h3 className={classes.subtitle}>{words.title(nameRoute(route))}</h3>
      {lastSuccessAt && <p className={classes.quiet}>{words.lastSuccess(formatMoment(lastSuccessAt))}</p>}
      {lastFailure && <p>{words.lastFailure(formatMoment(lastFailure.at), nameReason(lastFailure.reason))}</p>}
      {lastFailure && <p className={classes.quiet}>{TEXTS.notices.said(lastFailure.message)}</p>}
      {countOthers(days) > 0 && <p>{words.otherModels(countOthers(days))}</p>}
      {drift.length > 0 && <Drift drift={drift} />}
      {(drift.length > 0 || days.some(({ failures }) => failures.schema_drift)) && <ReadAgain />}
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

/** What came that this version does not know: the texts are those of the server. */
function Drift({ drift }: { drift: Health['drift'] }) {
  const { title, note, sign, replies, first, kinds } = words.drift;
  return (
    <>
      <h4 className={classes.subtitle}>{title}</h4>
      <p className={classes.quiet}>{note}</p>
      <SmallTable heads={[sign, replies, first]}>
        {drift.map(({ kind, name, replies: count, firstAt }) => (
          <tr key={`${kind} ${name}`}>
            <th scope="row">
              {kinds[kind]}: <code>{name}</code>
            </th>
            <td>{formatCount(count)}</td>
            <td>{formatMoment(firstAt)}</td>
          </tr>
        ))}
      </SmallTable>
    </>
  );
}

function ReadAgain() {
  const client = useClient();
  const reread = useMutation({
    mutationFn: () => client.call('engines.reread', {}),
  });
  return (
    <>
      <Button variant="default" loading={reread.isPending} onClick={() => reread.mutate()}>
        {words.readAgain}
      </Button>
      <p role="status" className={classes.quiet}>
        {reread.data && words.wasRead(reread.data.read, reread.data.unreadable)}
      </p>
      {reread.error && <ErrorNotice error={reread.error} />}
    </>
  );
}
