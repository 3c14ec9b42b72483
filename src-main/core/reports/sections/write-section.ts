/** Which writer makes which section. */
import type { ReportSection } from '#shared/vocabulary/reports.ts';
import { writeCompetitors } from './competitors.ts';
import { writeEngines } from './engines.ts';
import { writeKeyFigures } from './key-figures.ts';
import { writeMethod } from './method.ts';
import { writePrompts } from './prompts.ts';
import { writeProof } from './proof.ts';
import type { Section, SectionInput, SectionWriter } from './section.ts';
import { writeSources } from './sources.ts';
import { writeVisibility } from './visibility.ts';
import { writeWhy } from './why.ts';

const WRITERS: Readonly<Record<ReportSection, SectionWriter>> = {
  key_figures: writeKeyFigures,
  visibility: writeVisibility,
  why: writeWhy,
  engines: writeEngines,
  competitors: writeCompetitors,
  sources: writeSources,
  prompts: writePrompts,
  proof: writeProof,
  method: writeMethod,
};

export function writeSection(section: ReportSection, input: SectionInput): Section {
  return WRITERS[section](input);
}
