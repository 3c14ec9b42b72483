/** How many changes a table judged, and how chance is held among them; nothing where there was none to judge. */
import { TEXTS } from '../texts/texts.ts';
import classes from './judged-note.module.css';
import type { JudgedTally } from './plan-judged.ts';

export function JudgedNote({ tally: { judged, found } }: { tally: JudgedTally }) {
  return judged === 0 ? null : <p className={classes.note}>{TEXTS.figures.judged(judged, found)}</p>;
}
