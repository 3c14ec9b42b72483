/** What is wrong with engines, keys or the network now: the instrument's troubles, apart from findings about brands. */
import { IconAlertTriangle } from '@tabler/icons-react';

import { Link, useSearchParams } from 'react-router';

import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { TEXTS } from '../../texts/texts.ts';
import classes from './costs-screen.module.css';

export function HealthNotices() {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const { data: notices = [] } = useOperation('health.notices', {});
  if (notices.length === 0) return null;
  return (
    <ul className={classes.notices} aria-label={TEXTS.costs.notices}>
      {notices.map(({ id, kind, severity, engine, message, advice }) => (
        <li key={id} data-severity={severity}>
          <IconAlertTriangle size={16} aria-hidden />
          <span>
            <strong>{engine ? `${ENGINE_LABELS[engine]}: ` : ''}</strong>
            {message} {advice}{' '}
            {kind !== 'offline' && (
              <Link to={toScreenLink(projectId, 'settings/engines', address, { open: engine })}>
                {TEXTS.costs.noticeSettings}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
