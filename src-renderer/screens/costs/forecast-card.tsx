/** What the next run would ask, cost, and tell: before anything is spent. */

import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import { DASH, formatCount, formatDecimal, formatMoney } from '../../texts/format.ts';
import { nameRoute } from '../../texts/name-route.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import classes from './costs-screen.module.css';

type Forecast = OperationOutput<'money.forecast'>;

const words = TEXTS.costs.forecast;

export function ForecastCard({ projectId }: { projectId: string }) {
  const forecast = useOperation('money.forecast', { projectId });
  if (forecast.error) return <ErrorNotice error={forecast.error} onRetry={() => void forecast.refetch()} />;
  if (!forecast.data) return <SkeletonCard heightPx={300} />;
  return (
    <Card title={words.title} note={words.note}>
      <Headline forecast={forecast.data} />
      <div className={classes.inset}>
        <SmallTable heads={[words.engine, words.route, words.calls, words.expected, words.range, words.ceiling]}>
          {forecast.data.byEngine.map((line) => (
            <tr key={line.model}>
              <th scope="row">{ENGINE_LABELS[line.model]}</th>
              <td className={classes.route} title={line.waiting === null ? undefined : words.cannotAsk}>
                {line.waiting ? TEXTS.costs.runs.leftOut : (nameRoute(line.route) ?? DASH)}
              </td>
              <td>{formatCount(line.calls)}</td>
              <td>{formatMoney(line.expectedUsd)}</td>
              <td title={words.basis[line.basis]}>
                {formatMoney(line.lowUsd)}
                {DASH}
                {formatMoney(line.highUsd)}
              </td>
              <td title={describeLimits(line) || undefined}>
                {line.waiting === null ? formatMoney(line.ceilingUsd) : DASH}
              </td>
            </tr>
          ))}
        </SmallTable>
      </div>
    </Card>
  );
}

/** What the request allows, which the ceiling rests on. */
function describeLimits(line: Forecast['byEngine'][number]): string {
  const { maxOutputTokens, maxSearches, reasoningEffort, searchDepth } = line;
  const named = TEXTS.settings.engines;
  return [
    ...(maxOutputTokens === null ? [] : [words.ceilingNote(formatCount(maxOutputTokens))]),
    ...(maxSearches === null ? [] : [`${named.maxSearches}: ${formatCount(maxSearches)}`]),
    ...(reasoningEffort === null ? [] : [`${named.effort}: ${named.efforts[reasoningEffort]}`]),
    ...(searchDepth === null ? [] : [`${named.depth}: ${named.depths[searchDepth]}`]),
  ].join('\n');
}

function Headline({ forecast: { run, calls, waitingCalls, monthly, inCurrency, currency } }: { forecast: Forecast }) {
  const own = inCurrency && currency ? ` (${formatMoney(inCurrency.expected, currency.code)})` : '';
  const precision = run.halfWidthPoints === null ? '' : `, ${words.precision(formatDecimal(run.halfWidthPoints))}`;
  return (
    <div className={classes.headline}>
      <p className={classes.big}>{words.run(calls, `${formatMoney(run.expectedUsd)}${own}`) + precision}</p>
      {waitingCalls > 0 && <p>{words.waiting(waitingCalls)}</p>}
      <p data-fits={run.fits} className={classes.fits}>
        {words.fits[run.fits]}
      </p>
      <p>{words.monthly(formatCount(monthly.runs), formatMoney(monthly.expectedUsd))}</p>
    </div>
  );
}
