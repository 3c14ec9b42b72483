/** A small switch between a few views of the same thing, with a name for those who cannot see it. */
import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';

interface SegmentedProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: ReactNode }[];
  onChange: (value: V) => void;
}

export function Segmented<V extends string>({ label, value, options, onChange }: SegmentedProps<V>) {
  return (
    <SegmentedControl
      aria-label={label}
      size="xs"
      withItemsBorders={false}
      transitionDuration={100}
      value={value}
      data={[...options]}
      onChange={onChange}
    />
  );
}
