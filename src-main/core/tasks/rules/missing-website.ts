/** Setup: without a website there is no domain, and without a domain no citation of the own site can be told. */
import type { TaskRule } from '../task-rule.ts';

export const missingWebsite: TaskRule = {
  id: 'missing-website',
  category: 'setup',
  minAnswers: 0,
  find({ project, own }) {
    const isDomainMissing = own.domains.length === 0;
    if (project.websiteUrl !== '' && !isDomainMissing) return [];
    const missing = isDomainMissing ? 'domain' : 'website address';
    return [
      {
        subject: 'website',
        title: `Add the ${missing} of ${own.name}`,
        description: isDomainMissing
          ? `The project has no domain, so a citation of the site of ${own.name} cannot be told from any other.`
          : 'The project has a domain but no website address. New prompts need the address.',
        steps: [
          'Open the settings of the project.',
          `Enter the website of ${own.name}; the domain is taken from it.`,
          'Add further domains of the brand as domain aliases. Earlier answers are measured again by themselves.',
        ],
        impact: 9,
        effort: 1,
        summary: `No ${missing} is set.`,
        metrics: [
          { label: 'Website', value: project.websiteUrl || 'not set' },
          { label: 'Domain', value: own.domains[0] ?? 'not set' },
        ],
        items: [],
        place: 'settings',
      },
    ];
  },
};
