import { describe, expect, it } from 'vitest';

import { appEvent } from '#shared/contract/events.ts';
import { createFakeRun } from '#support/fake-operations.ts';
import { FAKE_PROJECTS } from '#support/fake-projects.ts';

import { toAppEvent } from '../../../src-renderer/api/to-app-event.ts';

const run = createFakeRun(FAKE_PROJECTS[0]!);
const EVENTS = [
  { kind: 'run-progress', run },
  { kind: 'changed', subjects: ['answers'], projectId: 'p1', operation: null },
  { kind: 'history-measuring', projectId: 'p1', done: 1, total: 2, isFinished: false },
  { kind: 'project-erasing', projectId: 'p1', answersBefore: 9, answersLeft: 4, leftMs: null, isFinished: false },
  { kind: 'restore-progress', percent: 45 },
  { kind: 'data-export-progress', token: null, done: 1, total: 2 },
  { kind: 'import-progress', token: 'a', done: 1, total: null },
  { kind: 'project-file-progress', token: 'abcdefgh', done: 1, total: 2 },
  { kind: 'data-replaced' },
  { kind: 'data-folder', fault: { reason: 'folder_gone' } },
  { kind: 'desktop-intent' },
];

describe('Recognising events', () => {
  it.each(EVENTS)('accepts $kind as the contract describes it', (event) => {
    expect(toAppEvent(event)).toEqual(appEvent.parse(event));
  });

  it('knows every kind of the contract', () => {
    expect(EVENTS.map(({ kind }) => kind).sort()).toEqual(
      appEvent.options.map(({ shape }) => shape.kind.value as string).sort(),
    );
  });

  it.each([
    null,
    'text',
    { kind: 'toString' },
    { kind: 7 },
    { kind: 'run-progress' },
    { kind: 'run-progress', run: {} },
    { kind: 'changed' },
  ])('drops %j', (value) => {
    expect(toAppEvent(value)).toBeNull();
  });
});
