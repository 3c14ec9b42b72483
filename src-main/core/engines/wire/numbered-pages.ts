/** Finds which of a list of numbered pages a text refers to. Changes neither. */
import type { WebPage } from '../engine-route.ts';

/** `[3]`, `[1, 4]`, `[web:2]`; `[1](https://…)` too. */
const MARKS = /\[((?:web:)?\d{1,3}(?:\s*,\s*(?:web:)?\d{1,3})*)\]/g;

/** The pages that marks in the text name by number, in order of first reference; empty where no mark names one. */
export function pickMarkedPages(text: string, pageOf: (number: number) => WebPage | null): WebPage[] {
  const numbers = [...text.matchAll(MARKS)].flatMap(([, inner]) => (inner ?? '').match(/\d+/g) ?? []);
  return [...new Set(numbers.map(Number))].map(pageOf).filter((page) => page !== null);
}
