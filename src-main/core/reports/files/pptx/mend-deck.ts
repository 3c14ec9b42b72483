/**
 * Corrects what the library writes otherwise than the format wants it: a figure that is missing becomes a point, and a cell of the chart's
 * workbook, without a value, which no program has to accept; notes are in the language of the report.
 */
// The build without threads: the other one makes a `require` of its own, beside which the bundle's does not fit.
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate/browser';

import { toLocale } from '../office-text.ts';

const CHART = /^ppt\/charts\/chart\d+\.xml$/;
const WORKBOOK = /^ppt\/embeddings\/.+\.xlsx$/;
const NOTES = /^ppt\/notesSlides\/notesSlide\d+\.xml$/;
const SHEET = /^xl\/worksheets\/sheet\d+\.xml$/;

export function mendDeck(deck: Uint8Array, language: string): Uint8Array {
  return rewrite(deck, (name, content) => {
    if (CHART.test(name)) return edit(content, (xml) => xml.replace(/<c:pt idx="\d+"><c:v><\/c:v><\/c:pt>/g, ''));
    if (NOTES.test(name)) return edit(content, (xml) => xml.replaceAll('lang="en-US"', `lang="${toLocale(language)}"`));
    if (!WORKBOOK.test(name)) return content;
    return rewrite(content, (part, bytes) =>
      SHEET.test(part) ? edit(bytes, (xml) => xml.replace(/<c r="[A-Z]+\d+"(?: s="\d+")?><v><\/v><\/c>/g, '')) : bytes,
    );
  });
}

const edit = (bytes: Uint8Array, change: (xml: string) => string): Uint8Array => strToU8(change(strFromU8(bytes)));

function rewrite(zip: Uint8Array, change: (name: string, content: Uint8Array) => Uint8Array): Uint8Array {
  const files: Zippable = {};
  for (const [name, content] of Object.entries(unzipSync(zip))) {
    // Folders are entries of their own in what the library writes; no program asks for them.
    if (!name.endsWith('/')) files[name] = change(name, content);
  }
  return zipSync(files, { level: 6 });
}
