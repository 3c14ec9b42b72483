/**
 * What rules know of a project: counts of the last thirty days (today included) and of the thirty before, and how the
 * project is set up. Plain data, loaded once for all rules. Rules never see text of answers.
 */
import type { DayWindow } from '#shared/time/window.ts';

export interface BrandFact {
  id: number;
  publicId: string;
  name: string;
  aliases: string[];
  /** The main one first. */
  domains: string[];
}

export interface BrandCount {
  named: number;
  cited: number;
  visible: number;
}

/** The answers of one prompt to one engine. Cells of a prompt follow each other. */
export interface CellFact {
  promptId: number;
  engine: string;
  language: string;
  isBranded: boolean;
  answers: number;
  /** Sentiment of the own brand, 0-100, over the `n` answers that say something about it: their sum, and the sum of squares. */
  sentiment: { n: number; sum: number; squares: number };
  /** By brand id; brands that did not appear are not there. */
  brands: ReadonlyMap<number, BrandCount>;
}

export interface PeriodFacts extends DayWindow {
  answers: number;
  cells: CellFact[];
}

/** A prompt that is not archived, with its answers in the current window. */
export interface PromptFact {
  id: number;
  publicId: string;
  text: string;
  language: string;
  isBranded: boolean;
  tags: string[];
  answers: number;
  named: number;
  cited: number;
  visible: number;
  /** Answers that name another tracked brand. */
  rivalNamed: number;
  /** Answers that say something about the own brand. */
  opinions: number;
  /** Their mean sentiment, 0-100; null when there are none. */
  sentiment: number | null;
}

/** A competitor beside the own brand in the unbranded answers of the current window. */
export interface RivalryFact {
  brandId: number;
  both: number;
  onlyRival: number;
  onlyOwn: number;
  /** Of those naming both: the competitor first. */
  rivalFirst: number;
}

/** A site in the unbranded answers of the current window. */
export interface HostFact {
  host: string;
  owner: 'own' | 'rival' | 'third_party';
  answers: number;
  prompts: number;
  /** Answers citing it that name the own brand. */
  named: number;
  /** Answers citing it that name a competitor and not the own brand. */
  onlyRivalNamed: number;
}

/** A cited page of the own site; all answers of the current window. */
export interface OwnPageFact {
  sourceId: number;
  publicId: string;
  url: string;
  host: string;
  answers: number;
}

/** What engines searched for in the current window. */
export interface SearchFact {
  queryId: number;
  text: string;
  answers: number;
  prompts: number;
  /** Answers behind the query that cite the own site. */
  cited: number;
}

/** How an engine answered in the current window; imported answers and refusals are left out. */
export interface EngineFact {
  engine: string;
  answers: number;
  grounded: number;
}

/** Jobs of an engine that cannot go on without the owner. */
export interface WaitingFact {
  engine: string;
  jobs: number;
  /** `no_key`, `auth`, `quota` and what else holds jobs; empty when it is not known. */
  reason: string;
  /** In the words of the program or of the service that was asked: English. */
  message: string;
}

/** Replies of an engine in the last seven days, and how many could not be read. */
export interface UnreadableFact {
  engine: string;
  jobs: number;
  unreadable: number;
}

export interface TaskFacts {
  project: { id: number; publicId: string; name: string; domain: string; websiteUrl: string };
  own: BrandFact;
  competitors: BrandFact[];
  /** Names met in answers that are no tracked brands: suggested, ignored or removed ones. */
  otherNames: string[];
  current: PeriodFacts;
  previous: PeriodFacts;
  prompts: PromptFact[];
  /** When the project or its newest prompt was made. */
  promptsSetUpAtMs: number;
  rivalries: RivalryFact[];
  hosts: HostFact[];
  ownPages: OwnPageFact[];
  /** Addresses of own pages that were cited in the period before and are not any more, those cited most first. */
  lostPages: string[];
  searches: SearchFact[];
  engines: EngineFact[];
  /** Answers with a web search behind them that name the own brand, and how many of those cite its site. */
  groundedNamed: { named: number; cited: number };
  waiting: WaitingFact[];
  unreadable: UnreadableFact[];
}
