/** What a task to be named on a site is written from. Types only. */
import type { SiteKind } from '#shared/vocabulary/site-kinds.ts';
import type { Counted } from '../facts/surroundings.ts';

export interface OutreachBrief {
  /** Of the own brand. */
  name: string;
  host: string;
  siteKind: SiteKind;
  chance: number;
  /** All answers from the first to the last date, which are UTC days. */
  answers: number;
  firstDate: string;
  lastDate: string;
  citationCount: number;
  /** Of those: with a competitor and without the own brand. */
  gapCount: number;
  promptCount: number;
  /** Address of a page where the owner of the site is reached. */
  contact: string | null;
  rivals: readonly Counted[];
  /** Of the answers with a gap. */
  prompts: readonly Counted[];
  engines: readonly Counted[];
  pages: readonly Counted[];
}
