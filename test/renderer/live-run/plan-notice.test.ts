/** Notices are worded by the window, in its language, from their kind and fields. */
import { describe, expect, it } from 'vitest';

import { NOTICE_KINDS } from '#shared/contract/health.ts';
import { describeNotice } from '#shared/notices/describe-notice.ts';
import { NOTICES_ENGLISH as ENGLISH } from '#shared/notices/english.ts';
import { NOTICES_GERMAN as GERMAN } from '#shared/notices/german.ts';
import { type Notice, planNotice } from '../../../src-renderer/live-run/plan-notice.ts';

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
    signs: [],
    languages: [],
    ...{ model: null, retiresOn: null, instead: null },
  },
  projects: [],
};

describe('a notice', () => {
  it('says its own words and keeps what came back apart', () => {
    expect(planNotice(NOTICE)).toEqual({
      message: 'Gemini has returned nothing for 2 days (no reply in time).',
      advice: 'Test the engine in the settings; choose another service if it stays silent.',
      said: 'In full: Timed out.',
    });
  });

  it('of a cap names whose it is, who is stopped and on which engines', () => {
    const facts = { ...NOTICE.facts, reason: null, said: null, capUsd: 20, engines: ['chatgpt', 'grok'] } as const;
    const projects = [{ id: 'p', name: 'Kordiva' }];
    const cap: Notice = {
      ...NOTICE,
      ...{ id: 'cap:account', kind: 'cap', engine: null, route: null, projects },
      facts: { ...facts, engines: [...facts.engines] },
    };
    expect(planNotice(cap).message).toMatch(
      /^The monthly cap of \D*20\.00 for all projects is reached\. Stopped: Kordiva, on ChatGPT and Grok\.$/,
    );
    expect(planNotice({ ...cap, id: 'cap:p' }).message).toContain('for Kordiva is reached. Stopped: ChatGPT and Grok.');
  });

  it('of word boundaries names the projects, and the languages in the language of the window', () => {
    const projects = [
      { id: 'p', name: 'Kordiva' },
      { id: 'q', name: 'Brimlane' },
    ];
    const other: Notice = {
      ...{ ...NOTICE, id: 'other_boundaries', kind: 'other_boundaries', severity: 'warning', engine: null, projects },
      facts: { ...NOTICE.facts, reason: null, said: null, languages: ['JA', 'ZH-TW'] },
    };
    expect(planNotice(other).message).toBe(
      'Answers of Kordiva and Brimlane were measured by other word boundaries than those of this program (Japanese and Chinese (Taiwan)).',
    );
    expect(describeNotice(other, GERMAN, 'de-DE').message).toContain('(Japanisch und Chinesisch (Taiwan))');
  });

  it('of a model names the day and what to take instead', () => {
    const facts = {
      ...NOTICE.facts,
      reason: null,
      said: null,
      model: 'gpt-5.1',
      retiresOn: '2027-04-01',
      instead: 'gpt-6.1-sol',
    };
    const retiring: Notice = { ...NOTICE, kind: 'retiring_model', severity: 'warning', engine: 'chatgpt', facts };
    expect(planNotice(retiring).message).toMatch(
      /^ChatGPT: the model gpt-5\.1 is switched off on .*2027.*\. Take gpt-6\.1-sol instead\.$/,
    );
    expect(planNotice({ ...retiring, severity: 'error' }).message).toContain('was switched off');
  });

  it('has German words of its own for every kind, in the numbers of its language', () => {
    for (const kind of NOTICE_KINDS) {
      const notice = { ...NOTICE, kind };
      const [english, german] = [describeNotice(notice, ENGLISH, 'en-GB'), describeNotice(notice, GERMAN, 'de-DE')];
      expect(german.message, kind).not.toBe(english.message);
      expect(german.advice, kind).not.toBe(english.advice);
    }
    const long: Notice = { ...NOTICE, kind: 'refusals', facts: { ...NOTICE.facts, count: 1200, of: 1500 } };
    expect(describeNotice(long, GERMAN, 'de-DE').message).toContain('1.200 der neuesten 1.500');
  });
});
