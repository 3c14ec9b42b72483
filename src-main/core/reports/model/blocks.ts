/** What a part of a report is made of. Figures are raw, texts are in the language of the report but for those of others. Pure. */
import type { ReportChart } from './report-chart.ts';
import type { ReportTable } from './report-table.ts';
import type { Tile } from './tile.ts';

/** What a text is about, where a writer may want to set it apart; `own`: the owner wrote it. */
export type Topic = 'own' | 'mix' | 'surfaces' | 'sides' | 'uneven' | 'few' | 'summary' | 'outdated';

export type Block =
  | { kind: 'text'; tone: 'plain' | 'note' | 'warning' | 'formula'; about?: Topic; runs: readonly Run[] }
  | { kind: 'heading'; text: string }
  | {
      kind: 'list';
      isOrdered: boolean;
      tone?: 'warning';
      about?: Topic;
      title?: string;
      items: readonly (readonly Run[])[];
    }
  | { kind: 'terms'; terms: readonly { term: string; meaning: string }[] }
  | { kind: 'tiles'; tiles: readonly Tile[] }
  | { kind: 'chart'; chart: ReportChart; table: ReportTable }
  | { kind: 'table'; table: ReportTable }
  | { kind: 'pair'; before: Quote | null; after: Quote; note: readonly Run[] }
  | { kind: 'quote'; quote: Quote }
  | { kind: 'page_break' };

/** A stretch of text. What others wrote (names, prompts, answers, titles, the owner's words) keeps its own language and direction. */
export interface Run {
  text: string;
  isStrong?: boolean;
  /** `http` or `https`; a writer links nothing else. */
  address?: string;
  isOfOthers?: boolean;
  /** Lower-case code, where it is known. */
  language?: string;
}

/** An answer of an engine, quoted. */
export interface Quote {
  answerId: string;
  engine: string;
  /** UTC day, in days since 1970-01-01. */
  day: number;
  prompt: Run;
  /** Part of the answer around what matters; brands are strong. `…` stands for what is left out. */
  excerpt: readonly Run[];
  sources: readonly { title: string; address: string }[];
}

/** Text of the report itself. */
export function say(text: string): Run {
  return { text };
}

/** Text that somebody else wrote. */
export function quote(text: string, language?: string): Run {
  return language === undefined ? { text, isOfOthers: true } : { text, isOfOthers: true, language };
}

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

type Text = string | readonly Run[];

const toRuns = (text: Text): readonly Run[] => (typeof text === 'string' ? [say(text)] : text);

export const plain = (text: Text): Block => ({ kind: 'text', tone: 'plain', runs: toRuns(text) });
export const note = (text: Text, about?: Topic): Block => toText('note', text, about);
export const warning = (text: Text, about?: Topic): Block => toText('warning', text, about);

function toText(tone: 'note' | 'warning', text: Text, about: Topic | undefined): Block {
  return { kind: 'text', tone, ...(about && { about }), runs: toRuns(text) };
}
