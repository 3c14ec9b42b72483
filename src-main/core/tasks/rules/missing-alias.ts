/** Setup: a name of several words is often shortened, and a short form that is no alias is not counted. */
import type { TaskRule } from '../task-rule.ts';

export const missingAlias: TaskRule = {
  id: 'missing-alias',
  category: 'setup',
  minAnswers: 0,
  isCertain: true,
  find({ own }) {
    const words = own.name.split(/[\s-]+/u).filter((word) => word !== '');
    if (words.length < 2 || own.aliases.length > 0) return [];
    return [
      {
        subject: 'aliases',
        say: ({ setup }) => setup.missingAlias.task({ name: own.name, words: words.length }),
        impact: 4,
        effort: 1,
        items: [],
        place: 'settings',
      },
    ];
  },
};
