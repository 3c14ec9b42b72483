/** What is wrong with engines, keys, caps, measuring or the network: the instrument's troubles, apart from findings about brands. */
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';

import { toScreenLink } from '../filters/screen-link.ts';
import { useProjectId } from '../filters/use-filters.ts';
import { formatMoment } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { MeasureAgain } from './measure-again.tsx';
import classes from './notice-bell.module.css';
import { type Notice, planNotice } from './plan-notice.ts';

export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  return (
    <ul className={classes.notices} aria-label={TEXTS.costs.notices}>
      {notices.map((notice) => (
        <li key={notice.id} data-severity={notice.severity}>
          <IconAlertTriangle size={16} aria-hidden />
          <Told notice={notice} />
        </li>
      ))}
    </ul>
  );
}

function Told({ notice }: { notice: Notice }) {
  const { message, advice, said } = planNotice(notice);
  return (
    <div className={classes.notice}>
      <strong>{message}</strong>
      <p>{advice}</p>
      {said && (
        <p className={classes.said} dir="auto">
          {said}
        </p>
      )}
      <p className={classes.foot}>
        <Times notice={notice} />
        <Remedy notice={notice} />
      </p>
    </div>
  );
}

function Times({ notice: { since, until } }: { notice: Notice }) {
  const words = TEXTS.runs;
  const parts = [
    ...(since === null ? [] : [words.since(formatMoment(since))]),
    ...(until === null ? [] : [words.until(formatMoment(until))]),
  ];
  return parts.length === 0 ? null : <span>{parts.join(', ')}</span>;
}

/** Where it is fixed; a network is not fixed here. */
function Remedy({ notice: { kind, engine, projects } }: { notice: Notice }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  if (kind === 'offline') return null;
  if (kind === 'other_boundaries') return <MeasureAgain projectIds={projects.map(({ id }) => id)} />;
  if (kind === 'cap') return <Link to={toScreenLink(projectId, 'costs', address)}>{TEXTS.runs.toCaps}</Link>;
  if (kind === 'report_failed') {
    const [first] = projects;
    return <Link to={toScreenLink(first?.id ?? projectId, 'reports', address)}>{TEXTS.runs.toReports}</Link>;
  }
  if (kind === 'data_files_failed')
    return <Link to={toScreenLink(projectId, 'settings/data', address)}>{TEXTS.runs.toDataFiles}</Link>;
  if (kind === 'alerts_given_up')
    return <Link to={toScreenLink(projectId, 'settings/alerts', address)}>{TEXTS.runs.toAlerts}</Link>;
  return (
    <Link to={toScreenLink(projectId, 'settings/engines', address, { open: engine })}>
      {TEXTS.costs.noticeSettings}
    </Link>
  );
}
