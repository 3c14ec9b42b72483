/** Setup: a name of several words is often shortened, and a short form that is no alias is not counted. */
import type { TaskRule } from '../task-rule.ts';

export const missingAlias: TaskRule = {
  id: 'missing-alias',
  category: 'setup',
  minAnswers: 0,
  find({ own }) {
    const words = own.name.split(/[\s-]+/u).filter((word) => word !== '');
    if (words.length < 2 || own.aliases.length > 0) return [];
    return [
      {
        subject: 'aliases',
        title: `Add the short forms of ${own.name}`,
        description: `The name has ${words.length} words and no alias. An answer that uses a short form of it is not counted as a mention.`,
        steps: [
          `Think of how people and engines shorten ${own.name}: its first word, initials, a product name.`,
          'Add only forms that mean nothing else; mark those as case-sensitive that are also a common word.',
          'Earlier answers are measured again; the change tells which figures moved.',
        ],
        impact: 4,
        effort: 1,
        summary: 'The brand is looked for under its full name only.',
        metrics: [
          { label: 'Name', value: own.name },
          { label: 'Aliases', value: '0' },
        ],
        items: [],
        place: 'settings',
      },
    ];
  },
};
