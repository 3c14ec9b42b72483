/** A panel at the right for one row of a table: opened by its click, closed by Escape, and the table stays where it was. */
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

import { TEXTS } from '../texts/texts.ts';
import classes from './side-panel.module.css';

interface SidePanelProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  widthPx?: number;
  children: ReactNode;
}

export function SidePanel({ title, isOpen, onClose, widthPx = 480, children }: SidePanelProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      position="right"
      size={widthPx}
      overlayProps={{ backgroundOpacity: 0.15 }}
      transitionProps={{ duration: 100 }}
      closeButtonProps={{ 'aria-label': TEXTS.ui.close }}
      classNames={{ title: classes.title, content: classes.content, header: classes.header, body: classes.body }}
    >
      {children}
    </Drawer>
  );
}
