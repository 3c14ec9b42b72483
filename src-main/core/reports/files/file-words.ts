/** What files of a report say beside the report itself: names of sheets, what columns are, what a page could not show. Data only. */
import type { ReportLanguage } from '#shared/vocabulary/reports.ts';
import { nameScripts } from '../../printing/missing-scripts.ts';

const ENGLISH = {
  interval: '95% interval',
  low: 'low',
  high: 'high',
  address: 'address',
  lead: 'Before you read on',
  overview: 'Overview',
  columns: 'Columns',
  chart: 'chart',
  sheet: 'Sheet',
  question: 'What it is about',
  column: 'Column',
  meaning: 'What it is',
  holds: 'What is in it',
  kinds: {
    text: 'text',
    link: 'text with a link',
    day: 'a day (UTC)',
    count: 'a whole number',
    rate: 'a share of 100%',
    decimal: 'a number',
    money: 'an amount of money',
    interval: 'one end of a 95% interval',
    change: 'percentage points',
    verdict: 'what the change is to be taken for',
  },
  end: { percent: 'one end of a 95% interval, a share of 100%', number: 'one end of a 95% interval' },
  /** Names of sheets by the ids of parts; a part without one is named by its title. */
  sheets: {
    summary: 'Summary',
    key_figures: 'Figures',
    visibility: 'Visibility',
    why: 'Why it changed',
    competitors: 'Competitors',
    engines: 'Engines',
    proof: 'Done and proved',
    sources: 'Sources',
    prompts: 'Prompts',
  } as Readonly<Record<string, string>>,
  logo: 'Slides take a logo as PNG or JPEG only: this one is left out of them.',
  missing: (scripts: string) =>
    `The browser that printed this PDF has no font for ${scripts}: such letters are boxes in it. Install one (Noto has them all) and build it again.`,
  list: (names: readonly string[]) => new Intl.ListFormat('en').format(names),
  scripts: (codes: readonly string[]) => nameScripts(codes, 'en'),
};

export type FileWords = typeof ENGLISH;

const GERMAN: FileWords = {
  interval: '95-%-Intervall',
  low: 'untere Grenze',
  high: 'obere Grenze',
  address: 'Adresse',
  lead: 'Vorab zu wissen',
  overview: 'Überblick',
  columns: 'Spalten',
  chart: 'Diagramm',
  sheet: 'Blatt',
  question: 'Worum es geht',
  column: 'Spalte',
  meaning: 'Was es ist',
  holds: 'Was darin steht',
  kinds: {
    text: 'Text',
    link: 'Text mit einem Link',
    day: 'ein Tag (UTC)',
    count: 'eine ganze Zahl',
    rate: 'ein Anteil an 100 %',
    decimal: 'eine Zahl',
    money: 'ein Geldbetrag',
    interval: 'eine Grenze eines 95-%-Intervalls',
    change: 'Prozentpunkte',
    verdict: 'wofür die Änderung zu halten ist',
  },
  end: {
    percent: 'eine Grenze eines 95-%-Intervalls, ein Anteil an 100 %',
    number: 'eine Grenze eines 95-%-Intervalls',
  },
  sheets: {
    summary: 'Zusammenfassung',
    key_figures: 'Kennzahlen',
    visibility: 'Sichtbarkeit',
    why: 'Gründe der Änderung',
    competitors: 'Wettbewerber',
    engines: 'Engines',
    proof: 'Wirkung',
    sources: 'Quellen',
    prompts: 'Fragen',
  },
  logo: 'Folien nehmen ein Logo nur als PNG oder JPEG: Dieses fehlt auf ihnen.',
  missing: (scripts) =>
    `Der Browser, der dieses PDF gedruckt hat, hat keine Schrift für ${scripts}: Solche Zeichen sind darin Kästchen. Installieren Sie eine (Noto hat sie alle), und erstellen Sie es noch einmal.`,
  list: (names) => new Intl.ListFormat('de').format(names),
  scripts: (codes) => nameScripts(codes, 'de'),
};

const WORDS: Readonly<Record<ReportLanguage, FileWords>> = { en: ENGLISH, de: GERMAN };

export function chooseFileWords(language: ReportLanguage): FileWords {
  return WORDS[language];
}
