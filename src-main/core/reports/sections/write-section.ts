/** Which writer makes which section. */
import type { ReportSection } from '#shared/vocabulary/reports.ts';
import { writeAnswers } from './answers.ts';
import { writeAttribution } from './attribution.ts';
import { writeCompetitors } from './competitors.ts';
import { writeEffect, writeEffectAnswers, writeEffectPrompts } from './effect.ts';
import { writeEngines } from './engines.ts';
import { writeGaps } from './gaps.ts';
import { writeKeyFigures } from './key-figures.ts';
import { writeMethod } from './method.ts';
import { writeMissing } from './missing.ts';
import { writeNextSteps } from './next-steps.ts';
import { writePrompts } from './prompts.ts';
import { writeProof } from './proof.ts';
import {
  writeRivalFigures,
  writeRivalLosses,
  writeRivalSentences,
  writeRivalSources,
  writeRivalWins,
} from './rival.ts';
import type { Section, SectionInput, SectionWriter } from './section.ts';
import { writeSources } from './sources.ts';
import { writeSummary } from './summary.ts';
import { writeVisibility } from './visibility.ts';
import { writeWhy } from './why.ts';
import { writeWonLost } from './won-lost.ts';

const WRITERS: Readonly<Record<ReportSection, SectionWriter>> = {
  summary: writeSummary,
  key_figures: writeKeyFigures,
  visibility: writeVisibility,
  why: writeWhy,
  won_lost: writeWonLost,
  missing: writeMissing,
  competitors: writeCompetitors,
  engines: writeEngines,
  gaps: writeGaps,
  proof: writeProof,
  next_steps: writeNextSteps,
  attribution: writeAttribution,
  sources: writeSources,
  prompts: writePrompts,
  method: writeMethod,
  answers: writeAnswers,
  rival_figures: writeRivalFigures,
  rival_wins: writeRivalWins,
  rival_losses: writeRivalLosses,
  rival_sources: writeRivalSources,
  rival_sentences: writeRivalSentences,
  effect: writeEffect,
  effect_prompts: writeEffectPrompts,
  effect_answers: writeEffectAnswers,
};

export function writeSection(section: ReportSection, input: SectionInput): Section {
  return WRITERS[section](input);
}
