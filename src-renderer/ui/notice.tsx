/** A quiet block that says what is missing or what went wrong, and the one thing to do about it. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { TEXTS } from '../texts/texts.ts';
import classes from './notice.module.css';
import { planError } from './plan-error.ts';

interface NoticeProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  isAlert?: boolean;
}

export function Notice({ title, children, action, isAlert = false }: NoticeProps) {
  return (
    <div className={classes.notice} role={isAlert ? 'alert' : undefined}>
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

/** What happened, what is safe, and a way to try again. */
export function ErrorNotice({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const { title, help, detail, canRetry } = planError(error);
  const retry = canRetry && onRetry && <Button onClick={onRetry}>{TEXTS.ui.retry}</Button>;
  return (
    <Notice title={title} action={retry} isAlert>
      {detail && <p>{detail}</p>}
      <p>{help}</p>
    </Notice>
  );
}
