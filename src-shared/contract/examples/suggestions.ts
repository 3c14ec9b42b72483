/** Examples of names that answers put forward and that may become competitors. */
import { ANSWER_ID, type Examples, PROJECT_ID, SUGGESTION_ID } from './example.ts';

const suggestionInput = { projectId: PROJECT_ID, suggestionId: SUGGESTION_ID };

export const suggestionExamples: Examples<'competitors.suggestions' | 'competitors.accept' | 'competitors.ignore'> = {
  'competitors.suggestions': {
    input: { projectId: PROJECT_ID, minAnswers: 2 },
    output: {
      suggestions: [
        {
          id: SUGGESTION_ID,
          name: 'Oduvia',
          domain: 'oduvia.example',
          answers: 12,
          promptCount: 3,
          exampleAnswerIds: [ANSWER_ID],
        },
      ],
      pagination: { page: 1, limit: 50, total: 1, hasMore: false },
      isComplete: true,
    },
  },
  'competitors.accept': {
    input: suggestionInput,
    output: {
      id: SUGGESTION_ID,
      name: 'Oduvia',
      domain: 'oduvia.example',
      domainAliases: [],
      aliases: [],
      caseSensitiveAliases: [],
      excludedPhrases: [],
      isUserBrand: false,
      remeasuredAnswers: 240,
      changedAnswers: 7,
    },
  },
  'competitors.ignore': { input: suggestionInput, output: { id: SUGGESTION_ID, ignored: true } },
};
