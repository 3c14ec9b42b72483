/** The draft of the window: read once, written with every change. */
import { useCallback, useState } from 'react';

import { LANGUAGE } from '../../texts/language.ts';
import { type Draft, loadDraft, saveDraft } from './draft.ts';

export type ChangeDraft = (changes: Partial<Draft>) => void;

export function useDraft(): [Draft, ChangeDraft] {
  const [draft, setDraft] = useState(() => loadDraft(LANGUAGE));
  const change = useCallback<ChangeDraft>((changes) => {
    setDraft((known) => {
      const next = { ...known, ...changes };
      saveDraft(next);
      return next;
    });
  }, []);
  return [draft, change];
}
