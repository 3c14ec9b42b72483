/** Find in page, for the window of the desktop app: a browser has its own. Enter goes on, with Shift back; Escape closes. */
import { ActionIcon, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

import { formatCount } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './find-bar.module.css';
import { findOnPage, markFound, showFound, unmarkFound } from './find-on-page.ts';

const words = TEXTS.app.find;
/** Figures that arrive one after the other are looked through once. */
const SETTLE_MS = 200;

/** `asked` counts how often it was asked for: again, it selects what is in it. */
export default function FindBar({ asked, onClose }: { asked: number; onClose: () => void }) {
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { count, current, go } = useFound(typed, bar);
  useEffect(() => {
    if (asked > 0) field.current?.select();
  }, [asked]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const said = count === 0 ? words.none : words.place(formatCount(current + 1), formatCount(count));
  return (
    <search ref={bar} aria-label={words.label} className={classes.bar} onKeyDown={onKeyDown}>
      <TextInput
        ref={field}
        aria-label={words.label}
        placeholder={words.label}
        size="xs"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <output className={classes.count}>{typed === '' ? '' : said}</output>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={words.previous}
        disabled={count === 0}
        onClick={() => go(-1)}
      >
        <IconChevronUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label={words.next} disabled={count === 0} onClick={() => go(1)}>
        <IconChevronDown size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label={TEXTS.ui.close} onClick={onClose}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </search>
  );
}

/** Looks again whenever the page changes; `current` counts from zero. */
function useFound(typed: string, bar: RefObject<HTMLElement | null>) {
  const ranges = useRef<Range[]>([]);
  const place = useRef(0);
  const [shown, setShown] = useState({ count: 0, current: 0 });
  const mark = useCallback((current: number) => {
    place.current = current;
    markFound(ranges.current, current);
    setShown({ count: ranges.current.length, current });
  }, []);
  useEffect(() => {
    const look = (current: number) => {
      ranges.current = findOnPage(typed, bar.current);
      mark(Math.max(0, Math.min(current, ranges.current.length - 1)));
    };
    look(0);
    showFound(ranges.current[0]);
    let timer: number | undefined;
    const page = new MutationObserver((changes) => {
      if (changes.every(({ target }) => bar.current?.contains(target))) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => look(place.current), SETTLE_MS);
    });
    page.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => {
      page.disconnect();
      window.clearTimeout(timer);
      unmarkFound();
    };
  }, [typed, bar, mark]);
  const go = (step: 1 | -1) => {
    const { length } = ranges.current;
    if (length === 0) return;
    mark((place.current + step + length) % length);
    showFound(ranges.current[place.current]);
  };
  return { ...shown, go };
}
