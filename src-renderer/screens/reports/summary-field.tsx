/**
 * The summary, sentence by sentence: each says which part of the report it comes from, and can be written anew or taken out. Words of the
 * owner are marked once the figures say something else.
 */
import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';

import { TEXTS } from '../../texts/texts.ts';
import dialogs from './dialogs.module.css';
import { type MadeSummary, planSummaryRows, type SummaryRow, toSummaryText } from './plan-summary.ts';
import type { ReportFormProps } from './report-form.tsx';
import classes from './reports-screen.module.css';
import styles from './summary-field.module.css';

interface SummaryFieldProps extends Pick<ReportFormProps, 'draft' | 'onChange'> {
  made: MadeSummary;
}

const { summary: words, sections: titles } = TEXTS.reports;
const MOST_LETTERS = 4000;

export default function SummaryField({ draft: { summary }, made, onChange }: SummaryFieldProps) {
  const { fingerprint, isOutdated } = made;
  // An emptied row stays while it is written anew.
  const [written, setWritten] = useState<readonly SummaryRow[]>([]);
  const kept = summary?.text ?? null;
  const rows = kept !== null && toSummaryText(written) === kept ? written : planSummaryRows(kept, made);
  const change = (next: readonly SummaryRow[]) => {
    const text = toSummaryText(next);
    setWritten(next);
    onChange({ summary: text === null ? null : { text, fingerprint: summary?.fingerprint ?? fingerprint } });
  };
  const room = MOST_LETTERS - (toSummaryText(rows)?.length ?? 0);
  return (
    <div>
      <p className={dialogs.facts}>{kept === null ? words.made : words.own}</p>
      <ul className={styles.rows} aria-label={words.label}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has no other name than its place, and rows do not move
          <li key={index} className={styles.row}>
            <Textarea
              label={row.section === null ? words.ownSentence : titles[row.section]}
              aria-label={words.sentence(index + 1)}
              value={row.text}
              maxLength={row.text.length + Math.max(0, room)}
              onChange={({ currentTarget: { value } }) => change(rows.with(index, { ...row, text: value }))}
              minRows={1}
              maxRows={8}
              autosize
              dir="auto"
            />
            <ActionIcon
              variant="subtle"
              size={24}
              aria-label={words.remove(index + 1)}
              onClick={() => change(rows.toSpliced(index, 1))}
            >
              <IconX size={14} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {isOutdated && (
        <p role="alert" className={classes.fault}>
          {words.outdated}
        </p>
      )}
      <div className={dialogs.choices}>
        <Button leftSection={<IconPlus size={14} />} onClick={() => change([...rows, { text: '', section: null }])}>
          {words.add}
        </Button>
        {summary && isOutdated && (
          <Button onClick={() => onChange({ summary: { ...summary, fingerprint } })}>{words.still}</Button>
        )}
        {summary && (
          <Button variant="subtle" onClick={() => onChange({ summary: null })}>
            {words.drop}
          </Button>
        )}
      </div>
    </div>
  );
}
