/** What a run left out, reason by reason, each with the way to where it is fixed. */
import { Link, useSearchParams } from 'react-router';

import { toScreenLink } from '../filters/screen-link.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './left-out.module.css';
import { planLeftOut } from './plan-left-out.ts';
import type { Run } from './plan-run-bar.ts';

export function LeftOut({ run }: { run: Run }) {
  const [address] = useSearchParams();
  const lines = planLeftOut(run);
  if (lines.length === 0) return null;
  const toPlace = {
    engines: '/settings/engines',
    caps: toScreenLink(run.projectId, 'costs', address),
  };
  return (
    <ul className={classes.list}>
      {lines.map(({ text, mendedIn }) => (
        <li key={text}>
          {text} <Link to={toPlace[mendedIn]}>{TEXTS.runs.mend[mendedIn]}</Link>
        </li>
      ))}
    </ul>
  );
}
