/** The piece of history that is made and stored at once: the answers of one engine on one day, measured already. Types only. */
import type { AnswerContent } from '#main/core/answers/answer-content.ts';
import type { BrandRules, MeasuredAnswer } from '#main/core/measuring/measurement.ts';

export interface AnswerUnit {
  /** Number of the unit: day by day, engine by engine. */
  number: number;
  day: number;
  engine: string;
  /** One for each prompt, in the order of the prompts. */
  answers: UnitAnswer[];
}

export interface UnitAnswer {
  promptIndex: number;
  answeredAt: number;
  content: AnswerContent;
  measured: MeasuredAnswer;
  replyBody: Uint8Array;
}

/** What a thread that makes units is told at its start. */
export interface UnitOrder {
  seed: string;
  brandCount: number;
  rules: BrandRules[];
  firstDay: number;
  units: number;
  /** This thread makes every `stride`-th unit from `offset` on. */
  offset: number;
  stride: number;
  factsDir: string;
}
