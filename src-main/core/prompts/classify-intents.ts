/**
 * What the asker of a prompt wants, found by cue words: a transparent score anybody can check, no model. The words are in
 * `intent-cues/`, one table for each of the prompt languages.
 */
import type { Language } from '#shared/vocabulary/languages.ts';
import { foldText } from '../measuring/folding.ts';
import { ASIAN_CUES } from './intent-cues/asian-cues.ts';
import { EASTERN_CUES } from './intent-cues/eastern-cues.ts';
import { INTENTS, type Intent, type LanguageCues } from './intent-cues/language-cues.ts';
import { NORDIC_CUES } from './intent-cues/nordic-cues.ts';
import { WESTERN_CUES } from './intent-cues/western-cues.ts';

/** 0-1 by intent. `commercial` and `informational` are always there, the others when something speaks for them. */
export type IntentScores = Partial<Record<Intent, number>>;

const CUES: Readonly<Record<Language, LanguageCues>> = {
  ...WESTERN_CUES,
  ...EASTERN_CUES,
  ...NORDIC_CUES,
  ...ASIAN_CUES,
};

const STRONG = 0.6;
const WEAK = 0.3;
/** Without any cue a prompt is taken for a question. */
const UNTOLD_INFORMATIONAL = 0.5;
const THRESHOLD = 0.5;

/** Scripts that put no space around a word, or that grow letters onto either end of it: cues stand anywhere. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh', 'zh-tw', 'ko', 'ar', 'he']);

/**
 * Scores a prompt. Each distinct cue found leaves that part of the doubt which its weight does not take: the score is
 * 1 - (1 - w1)(1 - w2)..., with 0.6 for a strong and 0.3 for a weak cue, rounded to two digits. Of overlapping cues the
 * longest counts ("what is the best" is no "what is"). A language that is unknown is read as English.
 */
export function classifyIntents(text: string, language: string): IntentScores {
  const { pattern, cues } = compiledCues(language.toLowerCase());
  const found = new Map<Intent, Map<string, number>>();
  for (const match of foldText(text.replace(/\s+/gu, ' ')).text.matchAll(pattern)) {
    for (const { cue, intent, weight } of cues.get(match[0]) ?? findStems(cues, match[0])) {
      found.set(intent, (found.get(intent) ?? new Map<string, number>()).set(cue, weight));
    }
  }
  const scores: IntentScores = { commercial: 0, informational: found.size === 0 ? UNTOLD_INFORMATIONAL : 0 };
  for (const intent of INTENTS) {
    const weights = found.get(intent);
    if (weights) scores[intent] = toScore([...weights.values()]);
  }
  return scores;
}

/** Intents with a score of at least 0.5, the highest first; at least the highest one. */
export function toSearchIntents(scores: Readonly<Record<string, number>>): string[] {
  const ranked = Object.entries(scores).sort(([, a], [, b]) => b - a);
  const clear = ranked.filter(([, score]) => score >= THRESHOLD);
  return (clear.length > 0 ? clear : ranked.slice(0, 1)).map(([intent]) => intent);
}

/** The stored scores of a prompt; one that was stored before there were any is classified now. */
export function readIntentScores(prompt: { intents: string; text: string; language: string }): Record<string, number> {
  const stored = JSON.parse(prompt.intents) as Record<string, number>;
  return Object.keys(stored).length > 0 ? stored : { ...classifyIntents(prompt.text, prompt.language) };
}

function toScore(weights: readonly number[]): number {
  const doubt = weights.reduce((rest, weight) => rest * (1 - weight), 1);
  return Math.round((1 - doubt) * 100) / 100;
}

interface CueEntry {
  /** Folded; a stem keeps its `*`. */
  cue: string;
  intent: Intent;
  weight: number;
}

interface CompiledCues {
  pattern: RegExp;
  /** By folded cue; a cue may speak for two intents. */
  cues: Map<string, CueEntry[]>;
}

const compiled = new Map<string, CompiledCues>();

function compiledCues(language: string): CompiledCues {
  let known = compiled.get(language);
  if (!known) {
    known = compileCues(language in CUES ? (language as Language) : 'en');
    compiled.set(language, known);
  }
  return known;
}

function compileCues(language: Language): CompiledCues {
  const cues = Map.groupBy(
    INTENTS.flatMap((intent) => [
      ...toEntries(CUES[language][intent].strong, intent, STRONG),
      ...toEntries(CUES[language][intent].weak, intent, WEAK),
    ]),
    (entry) => entry.cue,
  );
  const [before, after] = UNSPACED.has(language) ? ['', ''] : ['(?<![\\p{L}\\p{N}\\p{M}])', '(?![\\p{L}\\p{N}\\p{M}])'];
  const longestFirst = [...cues.keys()].sort((a, b) => b.length - a.length);
  const choices = longestFirst.map((cue) => (cue.endsWith('*') ? `${cue.slice(0, -1)}[\\p{L}\\p{M}]*` : cue));
  return { pattern: new RegExp(`${before}(?:${choices.join('|')})${after}`, 'gu'), cues };
}

function toEntries(list: string, intent: Intent, weight: number): CueEntry[] {
  return list.split(',').map((cue) => ({ cue: foldText(cue.trim()).text, intent, weight }));
}

/** Entries of the longest stem that a found word begins with. */
function findStems(cues: ReadonlyMap<string, CueEntry[]>, word: string): CueEntry[] {
  for (let length = word.length; length > 0; length--) {
    const entries = cues.get(`${word.slice(0, length)}*`);
    if (entries) return entries;
  }
  return [];
}
