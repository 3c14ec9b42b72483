/** Questions to which the answers show others more often than the own brand, and whom. */
import type { Connection } from '../../../storage/connection.ts';
import { readTrackedBrands } from '../../brands/tracked-brands.ts';
import { breakdown } from '../../figures/query/breakdown.ts';
import { readMatchingPrompts } from '../../figures/query/prompts/list-prompts.ts';
import type { FigureScope } from '../../figures/store/figure-scope.ts';

export interface MissingPrompt {
  text: string;
  language: string;
  answers: number;
  /** Answers in which the own brand is named or cited. */
  own: number;
  /** The brand that is there most often. */
  rival: string;
  rivalAnswers: number;
}

/** The widest distance first. */
export function readMissingPrompts(db: Connection, scope: FigureScope): MissingPrompt[] {
  const prompts = readMatchingPrompts(db, { scope, search: null });
  const brands = readTrackedBrands(db, scope.projectId);
  const ownId = brands.find(({ isOwn }) => isOwn)?.id ?? 0;
  const rivals = brands.filter(({ isOwn }) => !isOwn);
  const question = { scope, by: ['prompt'], brandIds: brands.map(({ id }) => id), measures: [], prompts } as const;
  const parts = new Map(breakdown(db, question).map((part) => [part.key.prompt, part]));
  return prompts
    .flatMap(({ ordinal, text, language }): MissingPrompt[] => {
      const part = parts.get(ordinal);
      if (!part) return [];
      const own = part.of(ownId).visible;
      const [first] = rivals
        .map(({ id, name }) => ({ name, visible: part.of(id).visible }))
        .toSorted((a, b) => b.visible - a.visible);
      if (!first || first.visible <= own) return [];
      return [{ text, language, answers: part.answers, own, rival: first.name, rivalAnswers: first.visible }];
    })
    .toSorted((a, b) => distanceOf(b) - distanceOf(a) || a.text.localeCompare(b.text));
}

function distanceOf({ rivalAnswers, own, answers }: MissingPrompt): number {
  return (rivalAnswers - own) / answers;
}
