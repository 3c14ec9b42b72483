/** The first and the last of some days. */
import { TextInput } from '@mantine/core';

import { TEXTS } from '../../texts/texts.ts';
import classes from './reports-screen.module.css';

interface DateFieldsProps {
  first: string | undefined;
  last: string | undefined;
  error: string | undefined;
  onChange: (first: string | undefined, last: string | undefined) => void;
}

const { from, to } = TEXTS.reports.fields;

export function DateFields({ first, last, error, onChange }: DateFieldsProps) {
  const toDate = (text: string) => (text === '' ? undefined : text);
  return (
    <div className={classes.two}>
      <TextInput
        type="date"
        label={from}
        value={first ?? ''}
        error={error}
        onChange={(event) => onChange(toDate(event.currentTarget.value), last)}
      />
      <TextInput
        type="date"
        label={to}
        value={last ?? ''}
        onChange={(event) => onChange(first, toDate(event.currentTarget.value))}
      />
    </div>
  );
}
