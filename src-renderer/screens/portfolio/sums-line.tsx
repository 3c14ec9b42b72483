/** What all rows that are shown add up to: live projects, and simulated ones beside them. */
import { formatMoney } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import type { Portfolio } from './plan-portfolio-rows.ts';
import classes from './portfolio-screen.module.css';

const words = TEXTS.portfolio;
const SEPARATOR = ' · ';

export function SumsLine({ sums: { live, test } }: { sums: Portfolio['sums'] }) {
  const hasLive = live.clients + live.pitches > 0;
  const hasTest = test.clients + test.pitches > 0;
  const simulated = hasTest && words.sums(test.clients, test.pitches);
  return (
    <p className={classes.sums}>
      {hasLive && <span>{describe(live).join(SEPARATOR)}</span>}
      {simulated && (
        <span className={classes.quiet}>{hasLive ? words.simulated(simulated) : words.onlySimulated(simulated)}</span>
      )}
    </p>
  );
}

function describe({ clients, pitches, answers, inTrouble, openTasks, usedUsd }: Portfolio['sums']['live']): string[] {
  return [
    words.sums(clients, pitches),
    words.answers(answers),
    ...(inTrouble > 0 ? [words.inTrouble(inTrouble)] : []),
    words.openTasks(openTasks),
    words.spent(formatMoney(usedUsd)),
  ];
}
