/** Which answers the figures on the screen are about, for files that are saved from it. */
import { useState } from 'react';

import { describeScope, type ScopeNote } from '#shared/scope-note/describe-scope.ts';
import { toDate } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import { formatLanguage } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import type { Narrowing } from './filters.ts';
import { useFilters } from './use-filters.ts';

/**
 * `isStale`: the figures of the filters before are still shown, so that theirs is the scope. `unused`: filters that have nothing
 * to say where the figures stand.
 */
export function useScopeNote(isStale: boolean, unused: Partial<Narrowing> = {}): ScopeNote {
  const { filters, window } = useFilters();
  const chosen = toScopeNote({ ...filters, ...unused }, window);
  const [shown, setShown] = useState(chosen);
  if (isStale || isSame(shown, chosen)) return shown;
  setShown(chosen);
  return chosen;
}

/** The filters in words, and the days. */
export function toScopeNote(narrowing: Narrowing, { firstDay, lastDay }: DayWindow): ScopeNote {
  const { engines, tags, language, branded, surface } = narrowing;
  const filters = {
    model: engines.length > 0 ? engines : undefined,
    language: language ?? undefined,
    surface: surface ?? undefined,
    branded: branded ?? undefined,
    tags,
  };
  const about = describeScope(filters, TEXTS.table.scope, formatLanguage);
  return { firstDate: toDate(firstDay), lastDate: toDate(lastDay), about };
}

function isSame(one: ScopeNote, other: ScopeNote): boolean {
  return one.firstDate === other.firstDate && one.lastDate === other.lastDate && one.about === other.about;
}
