import { expect, it } from 'vitest';

import {
  planSectionRows,
  setSectionText,
  toggleSection,
} from '../../../../src-renderer/screens/reports/plan-sections.ts';
import {
  chooseContent,
  findScheduleFaults,
  newSchedule,
  toContentValue,
} from '../../../../src-renderer/screens/reports/schedule-draft.ts';

it('shows chosen sections in their order, then the others', () => {
  expect(planSectionRows(['prompts', 'key_figures'], ['key_figures', 'engines', 'prompts'])).toEqual([
    { section: 'prompts', isChosen: true },
    { section: 'key_figures', isChosen: true },
    { section: 'engines', isChosen: false },
  ]);
  expect(toggleSection(['prompts'], 'engines')).toEqual(['prompts', 'engines']);
  expect(toggleSection(['prompts', 'engines'], 'prompts')).toEqual(['engines']);
});

it('keeps nothing of a section without a text', () => {
  const written = setSectionText({}, 'engines', { before: 'See', after: '' });
  expect(written).toEqual({ engines: { before: 'See', after: '' } });
  expect(setSectionText(written, 'engines', { before: '', after: '' })).toEqual({});
});

it('makes a schedule for the one project of its report, or for whoever is chosen', () => {
  const draft = newSchedule(['p', 'q'], null);
  expect(toContentValue(draft)).toBe('usual');
  const own = chooseContent(draft, 'report r', 'p');
  expect([own.reportId, own.projectIds, toContentValue(own)]).toEqual(['r', ['p'], 'report r']);
  const shared = chooseContent(own, 'template t', 'p');
  expect([shared.reportId, shared.templateId]).toEqual([null, 't']);
  expect(findScheduleFaults({ ...draft, projectIds: [], formats: [], time: '25:00' })).toEqual([
    'projects',
    'formats',
    'time',
  ]);
});
