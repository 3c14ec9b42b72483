/** Figures and lists in the texts of tasks, in both languages side by side. */
import { describe, expect, it } from 'vitest';

import { toEngineLabel } from '#main/core/tasks/engine-label.ts';
import * as english from '#main/core/tasks/words/english/figures.ts';
import * as german from '#main/core/tasks/words/german/figures.ts';

const share = (part: number, whole: number) => ({ part, whole });

describe('figures in English', () => {
  it('round shares, but never a small one to none', () => {
    expect(english.toPercentText(share(1, 3))).toBe('33%');
    expect(english.toPercentText(share(1, 200))).toBe('0.5%');
    expect(english.toPercentText(share(0, 200))).toBe('0%');
    expect(english.toSharePercentText(9.96)).toBe('10.0%');
  });

  it('say so when there is no data', () => {
    expect(english.toPercentText(share(0, 0))).toBe('no data');
  });

  it('count in singular and plural', () => {
    expect(english.toCountText(1, 'answer')).toBe('1 answer');
    expect(english.toCountText(0, 'answer')).toBe('0 answers');
    expect(english.toCountText(2, 'search', 'searches')).toBe('2 searches');
  });

  it('list a few names and count the rest', () => {
    expect(english.toListText([])).toBe('');
    expect(english.toListText(['A'])).toBe('A');
    expect(english.toListText(['A', 'B'])).toBe('A and B');
    expect(english.toListText(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C and two others');
    expect(english.toListText(['A', 'B', 'C', 'D'])).toBe('A, B, C and D');
  });

  it('name languages as people do', () => {
    expect(english.toLanguageLabel('DE')).toBe('German');
    expect(english.toLanguageLabel('ZH-TW')).toBe('Chinese (Taiwan)');
  });
});

describe('figures in German', () => {
  it('have a comma, points between thousands, and a percent sign that stays on their line', () => {
    expect(german.toPercentText(share(1, 3))).toBe('33\u00a0%');
    expect(german.toPercentText(share(1, 80))).toBe('1,3\u00a0%');
    expect(german.toPercentText(share(0, 200))).toBe('0\u00a0%');
    expect(german.toSharePercentText(9.96)).toBe('10,0\u00a0%');
    expect(german.toNumberText(1_234)).toBe('1.234');
    expect(german.toDecimalText(38.42)).toBe('38,4');
    expect(german.toShareOfAnswersText(share(600, 1_200))).toBe('50\u00a0% von 1.200 Antworten');
  });

  it('round as in English', () => {
    // 1.45 lies a little below itself as a double.
    for (const value of [1.45, 0.25, 8.35, 2.5, 37.05]) {
      expect(german.toDecimalText(value)).toBe(value.toFixed(1).replace('.', ','));
      expect(german.toNumberText(value)).toBe(value.toFixed(0));
    }
  });

  it('say so when there is no data', () => {
    expect(german.toPercentText(share(0, 0))).toBe('keine Daten');
  });

  it('count in singular and plural', () => {
    expect(german.toAnswersText(1)).toBe('1 Antwort');
    expect(german.toAnswersText(0)).toBe('0 Antworten');
    expect(german.toCountText(2_000, 'Suche', 'Suchen')).toBe('2.000 Suchen');
  });

  it('list a few names and count the rest', () => {
    expect(german.toListText([])).toBe('');
    expect(german.toListText(['A'])).toBe('A');
    expect(german.toListText(['A', 'B'])).toBe('A und B');
    expect(german.toListText(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C und zwei weitere');
    expect(german.toListText(['A', 'B', 'C', 'D'])).toBe('A, B, C und D');
  });

  it('name languages as people do', () => {
    expect(german.toLanguageLabel('DE')).toBe('Deutsch');
    expect(german.toLanguageLabel('ZH-TW')).toBe('Chinesisch (Taiwan)');
  });
});

describe('an engine', () => {
  it('is called what people call it', () => {
    expect(toEngineLabel('google_ai_mode')).toBe('Google AI Mode');
    expect(toEngineLabel('unknown')).toBe('unknown');
  });
});
