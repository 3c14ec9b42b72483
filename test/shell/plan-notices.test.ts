/** Messages of the system speak the language of the owner's window, not the core's English. */
import { describe, expect, it } from 'vitest';
import { planEngineNotice } from '#main/shell/plan-notices.ts';
import { chooseTexts } from '#main/shell/texts/choose-texts.ts';
import type { Notice } from '#shared/notices/describe-notice.ts';

const NOTICE: Notice = {
  ...{ id: 'silent:gemini:gemini-generate', kind: 'silent', severity: 'error', engine: 'gemini' },
  ...{ route: 'gemini-generate', message: 'Of the core.', advice: 'Of the core.', since: null, until: null },
  facts: {
    reason: 'timeout',
    said: 'Timed out.',
    count: 2,
    of: null,
    before: null,
    capUsd: null,
    engines: [],
    model: null,
    retiresOn: null,
    instead: null,
    signs: [],
    languages: [],
  },
  projects: [],
};

describe('a message about an engine', () => {
  it('is German for an owner who reads German', () => {
    expect(planEngineNotice(NOTICE, chooseTexts('de', ['en-GB']))).toEqual({
      title: 'Ein KI-Dienst braucht Sie',
      body: 'Gemini antwortet seit 2 Tagen nicht (keine Antwort in der Zeit). Testen Sie den KI-Dienst in den Einstellungen; wählen Sie einen anderen Zugang, wenn er stumm bleibt.',
      path: '/settings/engines',
    });
  });

  it('is English for one who reads English, or something that has no catalogue', () => {
    for (const system of [['en-GB'], ['fr-FR']])
      expect(planEngineNotice(NOTICE, chooseTexts(null, system)).body).toMatch(
        /^Gemini has returned nothing for 2 days/,
      );
  });
});
