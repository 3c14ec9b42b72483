/** Technical: engines know the brand and search the web, and yet never cite its site. */
import type { TaskRule } from '../task-rule.ts';
import { toCountText } from '../wording.ts';

const MIN_NAMED = 20;

export const namedNotCited: TaskRule = {
  id: 'named-not-cited',
  category: 'technical',
  minAnswers: MIN_NAMED,
  find({ groundedNamed, own }) {
    const [domain] = own.domains;
    if (domain === undefined || groundedNamed.named < MIN_NAMED || groundedNamed.cited > 0) return [];
    return [
      {
        subject: 'domain',
        title: `Make ${domain} readable for engines`,
        description: `Answers that searched the web name ${own.name} but never cite ${domain}. Often the site keeps crawlers out, or says too little in plain text.`,
        steps: [
          'Check robots.txt, firewall and bot protection: let the search crawlers of the tracked engines in.',
          'Open the important pages with scripts switched off; what is missing then, engines may not see.',
          'Check that these pages are in the index of the large search engines.',
          'Check that the domain and its aliases are right in the settings of the project.',
        ],
        impact: 7,
        effort: 4,
        summary: `Named in ${toCountText(groundedNamed.named, 'answer')} with a web search behind them, cited in none.`,
        metrics: [
          { label: 'Answers naming the brand', value: String(groundedNamed.named) },
          { label: `Of these citing ${domain}`, value: '0' },
        ],
        items: [
          {
            text: `Answers that name ${own.name} and cite others`,
            answers: { isNamed: true, isCited: false, isGrounded: true },
          },
        ],
        place: `sources?search=${encodeURIComponent(domain)}`,
      },
    ];
  },
};
