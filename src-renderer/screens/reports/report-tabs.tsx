/** The kept reports in a row, and one that is new. */
import { UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

import { TEXTS } from '../../texts/texts.ts';
import type { SavedReport } from './report-draft.ts';
import classes from './reports-screen.module.css';

interface ReportTabsProps {
  reports: readonly SavedReport[];
  /** Null: the new one. */
  openId: string | null;
  onOpen: (id: string | null) => void;
}

const words = TEXTS.reports;

export function ReportTabs({ reports, openId, onOpen }: ReportTabsProps) {
  return (
    <nav className={classes.tabs} aria-label={words.saved}>
      {reports.map(({ id, name }) => (
        <UnstyledButton
          key={id}
          className={classes.tab}
          aria-current={id === openId ? 'true' : undefined}
          onClick={() => onOpen(id)}
          dir="auto"
        >
          {name}
        </UnstyledButton>
      ))}
      <UnstyledButton
        className={classes.tab}
        aria-current={openId === null ? 'true' : undefined}
        onClick={() => onOpen(null)}
      >
        <IconPlus size={14} aria-hidden /> {words.new}
      </UnstyledButton>
      {reports.length === 0 && <p className={classes.help}>{words.none}</p>}
    </nav>
  );
}
