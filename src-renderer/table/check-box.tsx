/** The box that selects rows. One element, because a table makes and drops dozens of them with every frame that it is scrolled. */
import { useEffect, useRef } from 'react';

import classes from './check-box.module.css';

interface CheckBoxProps {
  label: string;
  isChecked: boolean;
  /** True: some of what it stands for is. */
  isPartly?: boolean;
  onToggle: () => void;
}

export function CheckBox({ label, isChecked, isPartly = false, onToggle }: CheckBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <input
      ref={input}
      type="checkbox"
      className={classes.box}
      data-drawn
      aria-label={label}
      checked={isChecked}
      onChange={onToggle}
    />
  );
}
