/** A report as one HTML file that opens anywhere: no script, nothing to fetch, all text escaped. Pure. */
import { createHash } from 'node:crypto';
import { directionOf } from '../model/direction.ts';
import type { Report, ReportPart } from '../model/report.ts';
import { createFormat } from '../report-format.ts';
import { chooseWords } from '../words/choose-words.ts';
import { html, Markup, NOTHING } from './markup.ts';
import { writeStyle } from './report-style.ts';
import { type BlockInput, writeBlock } from './write-block.ts';

export function writeHtml(report: Report): string {
  const style = writeStyle(report);
  const input: BlockInput = { format: createFormat(report.language), words: chooseWords(report.language) };
  const page = html`<!doctype html>
<html lang="${report.language}" dir="${report.direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${toPolicy(style)}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
${report.author === '' ? NOTHING : html`<meta name="author" content="${report.author}">`}
<meta name="description" content="${report.subject}">
<title>${report.title}</title>
<style>${new Markup(style)}</style>
</head>
<body class="${report.kind}${report.isOnePage ? ' one-page' : ''}">
${report.hasCover ? writeCover(report) : NOTHING}
<main>
${report.hasCover ? NOTHING : writeHead(report)}
${report.lead.length === 0 ? NOTHING : html`<div class="lead">${report.lead.map((block) => writeBlock(block, input))}</div>`}
${report.parts.map((part) => writePart(part, input))}
${report.foot === '' ? NOTHING : html`<footer dir="auto">${report.foot}</footer>`}
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

function writePart({ id, title, blocks }: ReportPart, input: BlockInput): Markup {
  return html`<section id="${id}"><h2><bdi>${title}</bdi></h2>${blocks.map((block) => writeBlock(block, input))}</section>`;
}

function writeFacts(report: Report): Markup {
  const words = chooseWords(report.language);
  const lines = [
    [words.preparedFor, report.client],
    [words.preparedBy, report.author],
    [words.period, report.period],
    [words.compared, report.comparedWith],
    [words.scope.about, report.about],
    [words.builtOn, report.builtOn],
  ].filter(([, value]) => value !== '');
  return html`<p class="facts">${lines.map(
    ([label, value]) => html`<span>${label ?? ''} <b dir="auto">${value ?? ''}</b></span> `,
  )}<span>${report.answers}</span></p>`;
}

function writeLogo({ logo, author }: Report): Markup | null {
  return logo === null ? null : html`<img src="${logo}" alt="${author}">`;
}

function writeHead(report: Report): Markup {
  return html`<header><h1 dir="${directionOf(report.title)}">${report.title}</h1>${writeLogo(report)}${writeFacts(report)}</header>`;
}

/** A page of its own: on screen the first view, on paper the first sheet. */
function writeCover(report: Report): Markup {
  return html`<div class="cover">${writeLogo(report) ?? NOTHING}<h1 dir="${directionOf(report.title)}">${report.title}</h1><p class="subject"><bdi>${report.subject}</bdi></p>${writeFacts(report)}</div>`;
}
