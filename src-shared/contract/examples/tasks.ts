/** Examples of tasks. */
import {
  ANSWER_ID,
  type Examples,
  PROJECT_ID,
  PROMPT_ID,
  PROMPT_TEXT,
  QUERY_TEXT,
  SOURCE_ID,
  TASK_ID,
} from './example.ts';

const listed = {
  id: TASK_ID,
  title: 'Publish a comparison that engines can cite',
  category: 'content',
  status: 'open',
  impact: 7,
  effort: 4,
  priorityScore: 49,
  autoResolved: false,
  assigneeEmail: null,
  createdAt: '2026-03-02T06:01:00.000Z',
  updatedAt: '2026-03-09T06:01:00.000Z',
} as const;

const metrics = [
  { label: 'Comparison searches', value: '3' },
  { label: 'Answers citing the own site', value: '0 %' },
];

export const taskExamples: Examples<'tasks.list' | 'tasks.get'> = {
  'tasks.list': {
    input: { projectId: PROJECT_ID, status: 'open,in_progress', minImpact: 5 },
    output: {
      counts: { open: 1, in_progress: 0, done: 2, dismissed: 0 },
      total: 1,
      page: 1,
      limit: 50,
      hasMore: false,
      tasks: [listed],
    },
  },
  'tasks.get': {
    input: { projectId: PROJECT_ID, taskId: TASK_ID },
    output: {
      ...listed,
      description: 'Before they answer, engines search for comparisons. What they find is seldom a page of the brand.',
      steps: ['Read the searches below.', 'Write one honest comparison page.', 'Keep it up to date every quarter.'],
      evidence: {
        summary: 'Comparison searches stand behind 12 answers; 0 of them cite the site of Kordiva.',
        metrics,
        items: [
          {
            text: `"${QUERY_TEXT}" (12 answers, own site cited in 0)`,
            answerIds: [ANSWER_ID],
            promptIds: [PROMPT_ID],
            sourceIds: [SOURCE_ID],
          },
        ],
        deepLink: `sightline://project/${PROJECT_ID}/fanouts`,
      },
      evidenceAnswers: [
        { id: ANSWER_ID, model: 'chatgpt', answeredAt: '2026-11-20T06:00:04.000Z', prompt: PROMPT_TEXT },
      ],
      contentPlan: {
        targetPage: 'https://kordiva.example/compare',
        template: 'Comparison page: criteria, a table with facts and prices, for whom each choice is right',
        prompts: [QUERY_TEXT],
        outline: ['Who this comparison is for', 'Kordiva, Brimlane in one table', 'What it costs'],
      },
      exports: [
        { format: 'markdown', label: 'Task as Markdown' },
        { format: 'csv', label: 'Evidence as CSV' },
      ],
      autoResolvable: true,
      resolvedAt: null,
      lastSeenAt: '2026-03-09T06:01:00.000Z',
      history: [{ at: listed.createdAt, kind: 'created', from: null, to: 'open', assigneeEmail: null, metrics }],
    },
  },
};
