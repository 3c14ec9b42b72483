/** Setup: without a website there is no domain, and without a domain no citation of the own site can be recognized. */
import type { TaskRule } from '../task-rule.ts';

export const missingWebsite: TaskRule = {
  id: 'missing-website',
  category: 'setup',
  minAnswers: 0,
  isCertain: true,
  find({ project, own }) {
    const domain = own.domains[0] ?? null;
    if (project.websiteUrl !== '' && domain !== null) return [];
    return [
      {
        subject: 'website',
        say: ({ setup }) => setup.missingWebsite.task({ name: own.name, websiteUrl: project.websiteUrl, domain }),
        impact: 9,
        effort: 1,
        items: [],
        place: 'settings',
      },
    ];
  },
};
