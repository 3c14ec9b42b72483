/** The forecast engine by engine, with what each amount stands on. */
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { DASH, formatCount, formatMoney } from '../../../texts/format.ts';
import { TEXTS } from '../../../texts/texts.ts';
import classes from './estimate.module.css';
import type { Estimate } from './estimate-tiles.tsx';

const { check: words, engines } = TEXTS.setup;

export function EstimateTable({ estimate }: { estimate: Estimate }) {
  return (
    <table className={classes.table}>
      <caption>{TEXTS.setup.steps.check.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.engine}</th>
          <th scope="col">{words.count}</th>
          <th scope="col">{words.price}</th>
          <th scope="col">{words.basis}</th>
        </tr>
      </thead>
      <tbody>
        {estimate.byEngine.map(({ model, calls, expectedUsd, basis, waiting }) => (
          <tr key={model} title={waiting === null ? undefined : TEXTS.costs.forecast.cannotAsk}>
            <th scope="row">{ENGINE_LABELS[model]}</th>
            <td>{formatCount(calls)}</td>
            <td>{waiting === null ? formatMoney(expectedUsd) : DASH}</td>
            <td>{waiting === null ? words.bases[basis] : engines.noKey}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
