/** What is wrong with engines, keys or the network now: the instrument's troubles, apart from findings about brands. */
import { IconAlertTriangle } from '@tabler/icons-react';

import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import { TEXTS } from '../../texts/texts.ts';
import classes from './costs-screen.module.css';

export function HealthNotices() {
  const { data: notices = [] } = useOperation('health.notices', {});
  if (notices.length === 0) return null;
  return (
    <ul className={classes.notices} aria-label={TEXTS.costs.notices}>
      {notices.map(({ id, severity, engine, message, advice }) => (
        <li key={id} data-severity={severity}>
          <IconAlertTriangle size={16} aria-hidden />
          <span>
            <strong>{engine ? `${ENGINE_LABELS[engine]}: ` : ''}</strong>
            {message} {advice}
          </span>
        </li>
      ))}
    </ul>
  );
}
