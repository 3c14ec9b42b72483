import { describe, expect, it } from 'vitest';

import type { FullTask } from '#main/core/tasks/task-rule.ts';
import { TASK_WORDS } from '#main/core/tasks/words/task-words.ts';
import { writeTaskText } from '#main/core/tasks/write-task-text.ts';

const ID = '7c6c2b1e-0d4c-4a53-9d40-6a2a0a1c9f11';
const SENTENCE = { answerId: 'a1', language: 'EN', text: 'Brellan is cheap.', words: [{ start: 0, end: 7 }] };
const task: FullTask = {
  id: ID,
  title: 'Write about prices',
  category: 'content',
  status: 'open',
  impact: 8,
  effort: 6,
  priorityScore: 40,
  autoResolved: false,
  assigneeEmail: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  description: 'Others are named.',
  steps: ['Read.', 'Write.'],
  evidence: {
    summary: 'Seen in 1 of 20.',
    metrics: [{ label: 'Visibility', value: '5.0%' }],
    items: [
      { text: '=cost? "cheap", or free', answerIds: ['a1'], promptIds: ['p1'], sourceIds: [], sentences: [SENTENCE] },
      { text: 'Nothing behind', answerIds: [], promptIds: [], sourceIds: [], sentences: [] },
    ],
    deepLink: 'sightline://project/x/prompts',
  },
  evidenceAnswers: [{ id: 'a1', model: 'chatgpt', answeredAt: '2026-11-19T09:00:00.000Z', prompt: 'Cheap?' }],
  contentPlan: {
    targetPage: 'https://nortivo.example/prices',
    template: 'Topic page',
    prompts: ['Q?'],
    outline: ['H'],
  },
  exports: [],
  autoResolvable: true,
  outreach: null,
  resolvedAt: null,
  lastSeenAt: '2026-11-20T12:00:00.000Z',
  history: [],
};

describe('a task as Markdown', () => {
  it('holds everything that is needed to do it', () => {
    expect(writeTaskText(task, 'markdown', TASK_WORDS.en.file)).toEqual({
      fileName: `task-${ID}.md`,
      mediaType: 'text/markdown',
      text: [
        '# Write about prices',
        'Impact 8 of 10, effort 6 of 10, priority 40 of 100.',
        'Others are named.',
        '## Steps',
        '1. Read.\n2. Write.',
        '## Evidence',
        'Seen in 1 of 20.',
        '- Visibility: 5.0%',
        '- =cost? "cheap", or free\n  - ChatGPT, 19 Nov 2026: “Brellan is cheap.”\n- Nothing behind',
        '## Content plan',
        'Page: https://nortivo.example/prices\n\nTemplate: Topic page',
        'Outline:\n\n- H',
        'Questions to answer:\n\n- Q?\n',
      ].join('\n\n'),
    });
  });
});

describe('a task as Markdown in German', () => {
  it('has German headings and the texts of the task as they are', () => {
    const { text } = writeTaskText(task, 'markdown', TASK_WORDS.de.file);
    expect(text.match(/^(?:#+ .*|\p{L}[\p{L} ]*:.*)$/gmu)).toEqual([
      '# Write about prices',
      '## Was zu tun ist',
      '## Warum',
      '## Inhaltsplan',
      'Seite: https://nortivo.example/prices',
      'Muster: Topic page',
      'Gliederung:',
      'Zu beantwortende Fragen:',
    ]);
    expect(text).toContain('  - ChatGPT, 19.11.2026: „Brellan is cheap.“');
    expect(text).toContain('\n\nWirkung 8 von 10, Aufwand 6 von 10, Priorität 40 von 100.\n\n');
  });
});

describe('the evidence as CSV', () => {
  it('has a line for each answer and prompt, quoted, and no formula', () => {
    const { text } = writeTaskText(task, 'csv', TASK_WORDS.en.file);
    expect(text.split('\r\n')).toEqual([
      'evidence,kind,id,model,answeredAt,sentence',
      `"'=cost? ""cheap"", or free",answer,a1,chatgpt,2026-11-19T09:00:00.000Z,Brellan is cheap.`,
      `"'=cost? ""cheap"", or free",prompt,p1,,,`,
      'Nothing behind,,,,,',
      '',
    ]);
  });
});
