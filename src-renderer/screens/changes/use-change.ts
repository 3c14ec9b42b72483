/** What the screen explains: figure, grouping and the opened part, from the address. */
import { useSearchParams } from 'react-router';

import {
  CHANGE_GROUPS,
  type ChangeGroup,
  EXPLAINED_FIGURES,
  type ExplainedFigure,
} from '#shared/vocabulary/figures.ts';

export function useChangeAddress() {
  const [address, setAddress] = useSearchParams();
  const figure: ExplainedFigure =
    EXPLAINED_FIGURES.find((name) => name === address.get('figure')) ?? 'responseVisibilityRate';
  const groups = CHANGE_GROUPS.filter((group) => figure !== 'visibilityRate' || !group.includes('engine'));
  const by: ChangeGroup = groups.find((group) => group === address.get('by')) ?? groups.find(isFirst) ?? 'prompt';
  const set = (changes: Readonly<Record<string, string | null>>) =>
    setAddress((current) => {
      const next = new URLSearchParams(current);
      for (const [key, value] of Object.entries(changes)) {
        if (value === null) next.delete(key);
        else next.set(key, value);
      }
      return next;
    });
  return { figure, groups, by, part: address.get('part'), promptId: address.get('prompt'), set };
}

const isFirst = (group: ChangeGroup) => group === 'engine';
