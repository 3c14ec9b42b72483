/** From what a person typed about an answer that they saw to what `answers.add` takes. Pure. */
import type { OperationInput } from '#shared/contract/index.ts';
import { readSourceAddress } from '#shared/text/read-source-address.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { TEXTS } from '../../texts/texts.ts';
import { toWebAddress } from '../../viewer/web-address.ts';

export interface ManualAnswerDraft {
  /** Id of a prompt of the project, or the text of a new one. */
  promptId: string | null;
  prompt: string;
  engine: Engine | null;
  text: string;
  /** One source a line: an address, perhaps with a title before it. */
  sources: string;
  /** `YYYY-MM-DD HH:mm:ss` in the reader's own time; null: now. */
  answeredAt: string | null;
  country: string | null;
  app: string;
  note: string;
}

export type DraftErrors = Partial<Record<keyof ManualAnswerDraft, string>>;

const { add: words } = TEXTS.answers;
const MAX_SOURCES = 500;

interface SourceLine {
  url: string;
  title: string | null;
}

/** Perhaps a title, and the address at the end; one without a scheme has a space before it. */
const LINE = /^(?:(.*?)(https?:\/\/\S+)|(?:(.*)\s)?(\S+))$/i;

/** The sources by line; the number (from 1) of the first line that has no web address instead. */
export function readSourceLines(text: string): SourceLine[] | number {
  const found: SourceLine[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, before, whole, ahead, last] = LINE.exec(line.trim()) ?? [];
    const title = before ?? ahead ?? '';
    const url = readSourceAddress(whole ?? last ?? '');
    if (toWebAddress(url) === null) return index + 1;
    const tidy = title.replace(/[\s|,;:–-]+$/u, '').trim();
    found.push({ url, title: tidy === '' ? null : tidy });
  }
  return found;
}

/** What keeps a draft from being added, by field; empty when nothing does. */
export function checkDraft(draft: ManualAnswerDraft, nowMs: number): DraftErrors {
  const sources = readSourceLines(draft.sources);
  return {
    ...(draft.promptId === null && draft.prompt.trim() === '' && { prompt: words.required }),
    ...(draft.engine === null && { engine: words.required }),
    ...(draft.text.trim() === '' && { text: words.required }),
    ...(typeof sources === 'number' && { sources: words.badSource(sources) }),
    ...(typeof sources !== 'number' && sources.length > MAX_SOURCES && { sources: words.tooMany }),
    ...(draft.answeredAt !== null && toMoment(draft.answeredAt).getTime() > nowMs && { answeredAt: words.future }),
  };
}

/** Null for a draft that is not ready. */
export function toManualAnswer(projectId: string, draft: ManualAnswerDraft): OperationInput<'answers.add'> | null {
  const sources = readSourceLines(draft.sources);
  if (draft.engine === null || typeof sources === 'number') return null;
  const [app, note] = [draft.app.trim(), draft.note.trim()];
  return {
    projectId,
    ...(draft.promptId === null ? { prompt: draft.prompt.trim() } : { promptId: draft.promptId }),
    model: draft.engine,
    text: draft.text,
    ...(sources.length > 0 && { sources }),
    ...(draft.answeredAt !== null && { answeredAt: toMoment(draft.answeredAt).toISOString() }),
    ...(draft.country !== null && { country: draft.country }),
    ...(app !== '' && { app }),
    ...(note !== '' && { note }),
  };
}

function toMoment(text: string): Date {
  return new Date(text.replace(' ', 'T'));
}
