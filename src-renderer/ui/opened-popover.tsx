/** Text as a button with a popover below it that exists only as long as it is open: tables have hundreds of them. */
import { Popover } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface OpenedPopoverProps {
  /** What a click shows, where the button is pointed at. */
  title: string;
  /** Read out in place of the button's text. */
  label?: string;
  position: 'bottom-start' | 'bottom-end';
  classes: { target?: string; details?: string };
  /** Drawn once it is opened. */
  details: ReactNode;
  children: ReactNode;
}

export function OpenedPopover({ title, label, position, classes, details, children }: OpenedPopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Another button is there now.
    if (isOpen || wasOpen.current) target.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const button = (
    <button
      ref={target}
      type="button"
      className={classes.target}
      aria-label={label}
      aria-expanded={isOpen}
      title={title}
      onClick={(event) => {
        // A click on the row around it leads elsewhere.
        event.stopPropagation();
        setIsOpen(!isOpen);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.stopPropagation();
        if (event.key === 'Escape') setIsOpen(false);
      }}
    >
      {children}
    </button>
  );
  if (!isOpen) return button;
  return (
    <Popover opened onChange={setIsOpen} position={position} width={400} offset={4} withinPortal>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown className={classes.details} onClick={(event) => event.stopPropagation()}>
        {details}
      </Popover.Dropdown>
    </Popover>
  );
}
