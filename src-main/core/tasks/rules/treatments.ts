/**
 * What the task of a rule is to move, and on which prompts: what is frozen once it is done. A rule that is not here is about the set-up or about
 * how engines are reached: no answer proves it.
 */
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import { OUTREACH_RULE } from '../outreach/outreach-rule.ts';

export interface Treatment {
  figure: EstimatedFigure;
  /** `named`: those of its evidence, pinned when the task is made. `all`: it is about the whole project, and leaves nothing untouched. */
  prompts: 'named' | 'all';
}

const named = (figure: EstimatedFigure): Treatment => ({ figure, prompts: 'named' });
const all = (figure: EstimatedFigure): Treatment => ({ figure, prompts: 'all' });

export const TREATMENTS: Readonly<Record<string, Treatment>> = {
  'invisible-prompts': named('responseVisibilityRate'),
  'weak-prompts': named('responseVisibilityRate'),
  'topic-gap': named('responseVisibilityRate'),
  'comparison-pages': named('citationRate'),
  'uncovered-searches': named('citationRate'),
  'absent-from-site': named('mentionRate'),
  'review-sites': named('mentionRate'),
  // Made by a person, not by a rule.
  [OUTREACH_RULE]: named('mentionRate'),
  'low-sentiment': named('sentiment'),
  'negative-prompts': named('sentiment'),
  'low-visibility': all('responseVisibilityRate'),
  'visibility-drop': all('responseVisibilityRate'),
  'blind-engine': all('responseVisibilityRate'),
  'language-gap': all('responseVisibilityRate'),
  'sentiment-fell': all('sentiment'),
  'competitor-overtook': all('mentionRate'),
  'low-share-of-voice': all('mentionRate'),
  'named-after-competitor': all('mentionOrder'),
  'named-not-cited': all('citationRate'),
  'only-homepage-cited': all('citationRate'),
  'split-addresses': all('citationRate'),
  'citations-fell': all('citationRate'),
};
