/** Puts a report together as one HTML file that opens anywhere: no script, nothing to fetch, all text escaped. Pure. */
import { createHash } from 'node:crypto';
import { describeScope } from '#shared/scope-note/describe-scope.ts';
import { localDayOf } from '#shared/time/local-day.ts';
import type { ReportFacts } from './load-report-facts.ts';
import { html, Markup, NOTHING } from './markup.ts';
import { toReadableColour } from './readable-colour.ts';
import type { ReportDefinition } from './report-definition.ts';
import { createFormat } from './report-format.ts';
import { writeStyle } from './report-style.ts';
import type { SectionInput } from './sections/section.ts';
import { writeSection } from './sections/write-section.ts';
import { chooseWords } from './words/choose-words.ts';
import { writeMix } from './write-mix.ts';
import { writeSides } from './write-sides.ts';
import { writeSurfaces } from './write-surfaces.ts';
import { writeUneven } from './write-uneven.ts';

export function toSectionInput(definition: ReportDefinition, facts: ReportFacts): SectionInput {
  const words = chooseWords(definition.language);
  return { facts, words, titles: words.sections(facts.brand), format: createFormat(definition.language) };
}

export function writeReport(definition: ReportDefinition, facts: ReportFacts): string {
  const input = toSectionInput(definition, facts);
  const style = writeStyle(toReadableColour(definition.colour));
  const isEmpty = facts.summary.current.totalResponses === 0;
  const sections = definition.sections.map(
    (section) =>
      html`<section id="${section}"><h2>${input.titles[section]}</h2>${writeSection(section, input).body}</section>`,
  );
  const page = html`<!doctype html>
<html lang="${definition.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${toPolicy(style)}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${definition.name}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<main>
${writeHead(definition, input)}
${facts.isSimulated ? html`<p class="warning">${input.words.simulated}</p>` : NOTHING}
${writeIntroduction(definition.introduction)}
${isEmpty ? html`<p class="warning">${input.words.noAnswers}</p>` : NOTHING}
${sections}
${writeFoot(definition, input)}
</main>
</body>
</html>
`;
  return page.text;
}

/** Lets the one style sheet through by its hash, and pictures that are in the file. */
function toPolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`;
}

function writeHead(definition: ReportDefinition, input: SectionInput): Markup {
  const { facts, words, format } = input;
  const { window, before, summary, builtAtMs } = facts;
  const built = localDayOf(builtAtMs);
  const lines = [
    [words.preparedFor, definition.preparedFor || facts.brand],
    [words.preparedBy, definition.preparedBy],
    [words.period, format.range(window)],
    [words.scope.about, describeScope(definition.filters, input.words.scope, input.format.languageName)],
    [words.builtOn, format.range({ firstDay: built, lastDay: built })],
  ].filter(([, value]) => value !== '');
  const logo = definition.logo === null ? null : html`<img src="${definition.logo}" alt="${definition.preparedBy}">`;
  return html`<header><h1 dir="auto">${definition.name}</h1>${logo}<p class="facts">${lines.map(
    ([label, value]) => html`<span>${label ?? ''} <b dir="auto">${value ?? ''}</b></span>`,
  )}<span>${words.comparedWith(format.range(before))}</span><span>${words.answers(format.count(summary.current.totalResponses), summary.current.totalResponses)}</span></p></header>${
    facts.surfaces.some(({ surface }) => surface === 'import') ? html`<p class="warning">${words.imported}</p>` : null
  }${writeMix(input)}${writeSurfaces(input)}${writeSides(input)}${writeUneven(input)}`;
}

function writeIntroduction(text: string): Markup {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return NOTHING;
  return html`<div class="introduction">${paragraphs.map((paragraph) => html`<p dir="auto">${toLines(paragraph)}</p>`)}</div>`;
}

function toLines(paragraph: string): Markup[] {
  return paragraph
    .trim()
    .split('\n')
    .map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}

function writeFoot({ preparedBy, namesProduct }: ReportDefinition, { words }: SectionInput): Markup {
  const parts = [preparedBy, namesProduct ? words.madeWith : ''].filter((part) => part !== '');
  return parts.length === 0 ? NOTHING : html`<footer>${parts.join(' · ')}</footer>`;
}
