/** Puts a report together: what its owner chose, and what its sections say of the figures. Pure. */
import { describeScope } from '#shared/scope-note/describe-scope.ts';
import { localDayOf } from '#shared/time/local-day.ts';
import { type ReportSection, SECTIONS_OF_KIND } from '#shared/vocabulary/reports.ts';
import type { ReportFacts } from '../load-report-facts.ts';
import { toReadableColour } from '../readable-colour.ts';
import type { ReportDefinition } from '../report-definition.ts';
import { createFormat } from '../report-format.ts';
import type { SectionInput } from '../sections/section.ts';
import { writeSection } from '../sections/write-section.ts';
import { chooseWords } from '../words/choose-words.ts';
import { type Block, warning } from './blocks.ts';
import { describeMix } from './describe-mix.ts';
import { describeSides } from './describe-sides.ts';
import { describeSurfaces } from './describe-surfaces.ts';
import { describeUneven } from './describe-uneven.ts';
import { chooseFont } from './fonts.ts';
import { toParagraphs } from './own-text.ts';
import type { Report, ReportPart } from './report.ts';

export function toSectionInput(definition: ReportDefinition, facts: ReportFacts): SectionInput {
  const words = chooseWords(definition.language);
  return { definition, facts, words, titles: words.sections(facts.brand), format: createFormat(definition.language) };
}

/** In the order of the owner; where nothing was chosen, those of the kind. */
export function chooseSections({ kind, sections }: ReportDefinition): readonly ReportSection[] {
  return sections.length === 0 ? SECTIONS_OF_KIND[kind] : sections;
}

export function composeReport(definition: ReportDefinition, facts: ReportFacts): Report {
  const input = toSectionInput(definition, facts);
  const { words, format } = input;
  const { preparedBy, preparedFor, namesProduct } = definition;
  const built = localDayOf(facts.builtAtMs);
  const answers = facts.summary.current.totalResponses;
  return {
    kind: definition.kind,
    language: definition.language,
    direction: 'ltr',
    title: definition.name,
    subject: words.subject(facts.brand, format.range(facts.window)),
    brand: facts.brand,
    client: preparedFor || facts.brand,
    author: preparedBy,
    period: format.range(facts.window),
    comparedWith: format.range(facts.before),
    builtOn: format.date(built),
    about: describeScope(definition.filters, words.scope, format.languageName),
    answers: words.answers(format.count(answers), answers),
    isSimulated: facts.isSimulated,
    hasCover: definition.hasCover,
    isOnePage: false,
    colour: toReadableColour(definition.colour),
    font: chooseFont(definition.font),
    logo: definition.logo,
    lead: writeLead(input),
    parts: chooseSections(definition).map((section) => toPart(section, input)),
    foot: [preparedBy, namesProduct ? words.madeWith : ''].filter((part) => part !== '').join(' · '),
  };
}

function writeLead(input: SectionInput): Block[] {
  const { definition, facts, words } = input;
  return [
    ...(facts.isSimulated ? [warning(words.simulated)] : []),
    ...(facts.surfaces.some(({ surface }) => surface === 'import') ? [warning(words.imported)] : []),
    ...describeMix(input),
    ...describeSurfaces(input),
    ...describeSides(input),
    ...describeUneven(input),
    ...toParagraphs(definition.introduction),
    ...(facts.summary.current.totalResponses === 0 ? [warning(words.noAnswers)] : []),
  ];
}

function toPart(section: ReportSection, input: SectionInput): ReportPart {
  const { definition, titles } = input;
  const { message, blocks, method, data } = writeSection(section, input);
  const { before = '', after = '' } = definition.sectionTexts[section] ?? {};
  return {
    id: section,
    title: titles[section],
    message: message ?? titles[section],
    blocks: [...toParagraphs(before), ...blocks, ...toParagraphs(after)],
    method: method ?? describeMethod(input),
    data,
  };
}

function describeMethod({ facts, words, format }: SectionInput): string {
  const { totalResponses, visible, notVisible } = facts.summary.current;
  const answers = words.answers(format.count(totalResponses), totalResponses);
  return words.partMethod(answers, words.figureWords.prompts(visible + notVisible), format.range(facts.window));
}
