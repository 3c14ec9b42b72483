/** The list of rules. To add one, write its file and add its line here. */
import type { TaskRule } from '../task-rule.ts';
import { absentFromSite } from './absent-from-site.ts';
import { answersWithoutSearch } from './answers-without-search.ts';
import { blindEngine } from './blind-engine.ts';
import { citationsFell } from './citations-fell.ts';
import { comparisonPages } from './comparison-pages.ts';
import { competitorOvertook } from './competitor-overtook.ts';
import { engineWaits } from './engine-waits.ts';
import { fewPrompts } from './few-prompts.ts';
import { invisiblePrompts } from './invisible-prompts.ts';
import { languageGap } from './language-gap.ts';
import { lowSentiment } from './low-sentiment.ts';
import { lowShareOfVoice } from './low-share-of-voice.ts';
import { lowVisibility } from './low-visibility.ts';
import { missingAlias } from './missing-alias.ts';
import { missingWebsite } from './missing-website.ts';
import { namedAfterCompetitor } from './named-after-competitor.ts';
import { namedNotCited } from './named-not-cited.ts';
import { negativePrompts } from './negative-prompts.ts';
import { noCompetitors } from './no-competitors.ts';
import { noUnbrandedPrompts } from './no-unbranded-prompts.ts';
import { onlyHomepageCited } from './only-homepage-cited.ts';
import { reviewSites } from './review-sites.ts';
import { sentimentFell } from './sentiment-fell.ts';
import { splitAddresses } from './split-addresses.ts';
import { topicGap } from './topic-gap.ts';
import { uncoveredSearches } from './uncovered-searches.ts';
import { unreadableReplies } from './unreadable-replies.ts';
import { visibilityDrop } from './visibility-drop.ts';
import { weakPrompts } from './weak-prompts.ts';

export const RULES: readonly TaskRule[] = [
  missingWebsite,
  noCompetitors,
  engineWaits,
  unreadableReplies,
  fewPrompts,
  noUnbrandedPrompts,
  missingAlias,
  lowVisibility,
  visibilityDrop,
  blindEngine,
  invisiblePrompts,
  weakPrompts,
  languageGap,
  topicGap,
  comparisonPages,
  uncoveredSearches,
  absentFromSite,
  reviewSites,
  lowSentiment,
  sentimentFell,
  negativePrompts,
  competitorOvertook,
  namedAfterCompetitor,
  lowShareOfVoice,
  namedNotCited,
  onlyHomepageCited,
  splitAddresses,
  citationsFell,
  answersWithoutSearch,
];
