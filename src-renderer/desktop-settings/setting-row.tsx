/** One setting: its name, what it means, and the control at its right. The name belongs to the control for screen readers too. */
import { Switch } from '@mantine/core';
import { type ReactNode, useId } from 'react';

import classes from './desktop-settings.module.css';

interface SettingRowProps {
  label: string;
  note?: string | undefined;
  /** True: a part of the setting above it. */
  isNested?: boolean;
  children: ReactNode;
}

export function SettingRow({ label, note, isNested = false, children }: SettingRowProps) {
  return (
    <div className={classes.row}>
      <div className={`${classes.words} ${isNested ? classes.nested : ''}`}>
        <span className={classes.label}>{label}</span>
        {note && <span className={classes.note}>{note}</span>}
      </div>
      <div className={classes.control}>{children}</div>
    </div>
  );
}

interface SwitchRowProps extends Omit<SettingRowProps, 'children'> {
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

export function SwitchRow({ label, note, isNested = false, isOn, isDisabled = false, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={classes.row}>
      <div className={`${classes.words} ${isNested ? classes.nested : ''}`}>
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
        {note && (
          <span className={classes.note} id={`${id}-note`}>
            {note}
          </span>
        )}
      </div>
      <Switch
        id={id}
        className={classes.control}
        size="sm"
        aria-describedby={note ? `${id}-note` : undefined}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
