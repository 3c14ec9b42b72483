/** The button of one filter: its name, what it is set to, and a mark when that is not the default. */
import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

import classes from './filter-pill.module.css';

interface FilterPillProps
  extends UnstyledButtonProps,
    Omit<ComponentPropsWithRef<'button'>, keyof UnstyledButtonProps> {
  name: string;
  value: string;
  isSet: boolean;
}

export function FilterPill({ name, value, isSet, ...button }: FilterPillProps) {
  return (
    <UnstyledButton {...button} className={classes.pill} data-set={isSet} aria-label={`${name}: ${value}`}>
      <span className={classes.value}>{value}</span>
      <IconChevronDown size={14} aria-hidden className={classes.chevron} />
    </UnstyledButton>
  );
}
