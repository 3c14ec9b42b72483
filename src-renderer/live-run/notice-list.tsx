/** What is wrong with engines, keys, caps or the network: the instrument's troubles, apart from findings about brands. */
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { toScreenLink } from '../filters/screen-link.ts';
import { useProjectId } from '../filters/use-filters.ts';
import { formatMoment } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './notice-bell.module.css';

type Notice = OperationOutput<'health.notices'>[number];

export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  return (
    <ul className={classes.notices} aria-label={TEXTS.costs.notices}>
      {notices.map((notice) => (
        <li key={notice.id} data-severity={notice.severity}>
          <IconAlertTriangle size={16} aria-hidden />
          <span>
            <strong>{notice.engine ? `${ENGINE_LABELS[notice.engine]}: ` : ''}</strong>
            {notice.message} {notice.advice} <Times notice={notice} /> <Remedy notice={notice} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Times({ notice: { since, until } }: { notice: Notice }) {
  const words = TEXTS.runs;
  const parts = [
    ...(since === null ? [] : [words.since(formatMoment(since))]),
    ...(until === null ? [] : [words.until(formatMoment(until))]),
  ];
  return parts.length === 0 ? null : <small>{parts.join(', ')}</small>;
}

/** Where it is mended; a network is not mended here. */
function Remedy({ notice: { kind, engine } }: { notice: Notice }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  if (kind === 'offline') return null;
  if (kind === 'cap') return <Link to={toScreenLink(projectId, 'costs', address)}>{TEXTS.runs.toCaps}</Link>;
  return (
    <Link to={toScreenLink(projectId, 'settings/engines', address, { open: engine })}>
      {TEXTS.costs.noticeSettings}
    </Link>
  );
}
