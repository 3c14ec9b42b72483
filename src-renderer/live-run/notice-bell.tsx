/** How many troubles of engines, keys, caps or the network there are, on every screen of a project; a click tells them. */
import { Popover } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { useClient } from '../api/client-context.ts';
import { operationQuery } from '../api/operation-query.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './notice-bell.module.css';
import { NoticeList } from './notice-list.tsx';

/** An outage becomes one by lasting: no event tells of it. */
const LOOK_MS = 60_000;

/** Nothing while nothing is wrong. */
export function NoticeBell() {
  const { data: notices = [] } = useQuery({
    ...operationQuery(useClient(), 'health.notices', {}),
    refetchInterval: LOOK_MS,
  });
  if (notices.length === 0) return null;
  const isError = notices.some(({ severity }) => severity === 'error');
  return (
    <Popover position="bottom-end" width={460} offset={6} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.bell} data-severity={isError ? 'error' : 'warning'}>
          <IconAlertTriangle size={16} aria-hidden />
          <span>{TEXTS.runs.notices(notices.length)}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.told}>
        <NoticeList notices={notices} />
      </Popover.Dropdown>
    </Popover>
  );
}
