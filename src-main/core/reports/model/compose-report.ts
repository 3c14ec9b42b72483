/** Puts a report together: what its owner chose, and what its sections say of the figures. Pure. */
import { describeScope } from '#shared/scope-note/describe-scope.ts';
import { fromDate } from '#shared/time/day.ts';
import { localDayOf } from '#shared/time/local-day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import { type ReportSection, SECTIONS_OF_KIND } from '#shared/vocabulary/reports.ts';
import type { ReportFacts } from '../load-report-facts.ts';
import { toReadableColour } from '../readable-colour.ts';
import type { ReportDefinition } from '../report-definition.ts';
import { createFormat } from '../report-format.ts';
import type { SectionInput } from '../sections/section.ts';
import { nameBaseline } from '../sections/since-baseline.ts';
import { writeSection } from '../sections/write-section.ts';
import { chooseWords } from '../words/choose-words.ts';
import { type Block, warning } from './blocks.ts';
import { describeMix } from './describe-mix.ts';
import { describeSides } from './describe-sides.ts';
import { describeSurfaces } from './describe-surfaces.ts';
import { describeUneven } from './describe-uneven.ts';
import { chooseFont } from './fonts.ts';
import { type ComposedPart, gatherEmpty } from './gather-empty.ts';
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

/** What the head of a report says, whatever it is about. */
export interface ReportFrame {
  kind: Report['kind'];
  title: string;
  subject: string;
  brand: string;
  client: string;
  period: string;
  comparedWith: string;
  about: string;
  answers: string;
  isSimulated: boolean;
  builtAtMs: number;
  lead: Report['lead'];
  parts: Report['parts'];
}

type Looks = Pick<
  ReportDefinition,
  'language' | 'preparedBy' | 'namesProduct' | 'colour' | 'font' | 'logo' | 'hasCover'
>;

/** A report of these parts with the looks that its owner chose. */
export function frameReport({ builtAtMs, ...frame }: ReportFrame, looks: Looks): Report {
  const { language, preparedBy, namesProduct } = looks;
  const words = chooseWords(language);
  return {
    ...frame,
    language,
    direction: 'ltr',
    author: preparedBy,
    builtOn: createFormat(language).date(localDayOf(builtAtMs)),
    hasCover: looks.hasCover,
    isOnePage: frame.kind === 'pitch',
    colour: toReadableColour(looks.colour),
    font: chooseFont(looks.font),
    logo: looks.logo,
    foot: [preparedBy, namesProduct ? words.madeWith : ''].filter((part) => part !== '').join(' · '),
  };
}

export function composeReport(input: SectionInput): Report {
  const { definition, facts, words, format } = input;
  const { window, before, answers } = periodOf(facts);
  const period = format.range(window);
  return frameReport(
    {
      kind: definition.kind,
      title: definition.name,
      subject: words.subject(facts.brand, period),
      brand: facts.brand,
      client: definition.preparedFor || facts.brand,
      period,
      comparedWith: describeBefore(input, before),
      about: describeScope(definition.filters, words.scope, format.languageName),
      answers: words.answers(format.count(answers), answers),
      isSimulated: facts.isSimulated,
      builtAtMs: facts.builtAtMs,
      lead: writeLead(input),
      parts: gatherEmpty(
        chooseSections(definition).map((section) => toPart(section, input)),
        words,
        answers > 0,
      ),
    },
    definition,
  );
}

/** The days, behind the name of a baseline that has one. */
function describeBefore(input: SectionInput, before: DayWindow): string {
  const days = input.format.range(before);
  return input.facts.since?.baseline.isNamed ? `${nameBaseline(input)}, ${days}` : days;
}

/** What a report of before and after is about is in its proof, whatever period was chosen. */
function periodOf({ effect, window, before, summary }: ReportFacts) {
  const proof = effect?.proof;
  if (!proof?.after || !proof.before) return { window, before, answers: summary.current.totalResponses };
  const { treated, untouched } = proof;
  const toWindow = ({ startDate, endDate }: { startDate: string; endDate: string }) => ({
    firstDay: fromDate(startDate),
    lastDay: fromDate(endDate),
  });
  return {
    window: toWindow(proof.after),
    before: toWindow(proof.before),
    answers: treated.after.n + untouched.after.n,
  };
}

function writeLead(input: SectionInput): Block[] {
  const { definition, facts, words } = input;
  const { totalResponses } = facts.summary.current;
  const isAboutPeriod = definition.kind !== 'before_after';
  return [
    ...(facts.isSimulated ? [warning(words.simulated)] : []),
    ...(facts.surfaces.some(({ surface }) => surface === 'import') ? [warning(words.imported)] : []),
    ...(isAboutPeriod ? describePeriods(input) : describeSurfaces(input)),
    ...toParagraphs(definition.introduction),
    ...(isAboutPeriod && totalResponses === 0 ? [warning(words.noAnswers)] : []),
  ];
}

/** What the figures put together, and what of the two periods is unlike; one page has room for the latter in short. */
function describePeriods(input: SectionInput): Block[] {
  if (input.definition.kind === 'pitch') return describeSides(input);
  return [...describeMix(input), ...describeSurfaces(input), ...describeSides(input), ...describeUneven(input)];
}

/** A section that its owner wrote something into is not empty. */
function toPart(section: ReportSection, input: SectionInput): ComposedPart {
  const { definition, titles } = input;
  const { message, blocks, method, data, isEmpty = false } = writeSection(section, input);
  const { before = '', after = '' } = definition.sectionTexts[section] ?? {};
  const part: ReportPart = {
    id: section,
    title: titles[section],
    message: message ?? titles[section],
    blocks: [...toParagraphs(before), ...blocks, ...toParagraphs(after)],
    method: method ?? describeMethod(input),
    data,
  };
  return { part, isEmpty: isEmpty && before === '' && after === '' };
}

function describeMethod({ facts, words, format }: SectionInput): string {
  const { totalResponses, visible, notVisible } = facts.summary.current;
  const answers = words.answers(format.count(totalResponses), totalResponses);
  return words.partMethod(answers, words.figureWords.prompts(visible + notVisible), format.range(facts.window));
}
