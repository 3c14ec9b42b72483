/** The summary: as the figures make it, or in the words of the owner, which are marked once the figures say something else. */
import { Button, Textarea } from '@mantine/core';
import type { OperationOutput } from '#shared/contract/index.ts';

import { TEXTS } from '../../texts/texts.ts';
import dialogs from './dialogs.module.css';
import type { ReportFormProps } from './report-form.tsx';
import classes from './reports-screen.module.css';

export type MadeSummary = OperationOutput<'reports.build'>['summary'];

interface SummaryFieldProps extends Pick<ReportFormProps, 'draft' | 'onChange'> {
  made: MadeSummary;
}

const words = TEXTS.reports.summary;

export function SummaryField({ draft: { summary }, made, onChange }: SummaryFieldProps) {
  const { sentences, fingerprint, isOutdated } = made;
  if (summary === null) {
    if (sentences.length === 0) return null;
    return (
      <div>
        <p className={classes.label}>{words.label}</p>
        <p className={dialogs.facts}>
          {words.made}: <span dir="auto">{sentences.join(' ')}</span>
        </p>
        <Button mt={6} onClick={() => onChange({ summary: { text: sentences.join(' '), fingerprint } })}>
          {words.write}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <Textarea
        label={`${words.label}: ${words.own}`}
        value={summary.text}
        maxLength={4000}
        // Without a word of the owner the figures speak again.
        onChange={({ currentTarget: { value: text } }) =>
          onChange({ summary: text === '' ? null : { ...summary, text } })
        }
        minRows={3}
        maxRows={12}
        autosize
        dir="auto"
      />
      {isOutdated && (
        <p role="alert" className={classes.fault}>
          {words.outdated}
        </p>
      )}
      <div className={dialogs.choices}>
        {isOutdated && (
          <Button onClick={() => onChange({ summary: { ...summary, fingerprint } })}>{words.still}</Button>
        )}
        <Button variant="subtle" onClick={() => onChange({ summary: null })}>
          {words.drop}
        </Button>
      </div>
    </div>
  );
}
