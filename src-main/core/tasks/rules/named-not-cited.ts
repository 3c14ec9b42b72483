/** Technical: engines know the brand and search the web, and yet never cite its site. */
import { findCrawler } from '../crawlers.ts';
import type { TaskRule } from '../task-rule.ts';

const MIN_NAMED = 20;

export const namedNotCited: TaskRule = {
  id: 'named-not-cited',
  category: 'technical',
  minAnswers: MIN_NAMED,
  find({ groundedNamed, own, engines }) {
    const [domain] = own.domains;
    if (domain === undefined || groundedNamed.named < MIN_NAMED || groundedNamed.cited > 0) return [];
    const crawlers = [...new Set(engines.flatMap(({ engine }) => findCrawler(engine)?.crawler ?? []))];
    return [
      {
        subject: 'domain',
        about: { isNamed: true, isCited: false, isGrounded: true },
        say: ({ technical }, around) =>
          technical.namedNotCited.task({ name: own.name, domain, named: groundedNamed.named, crawlers }, around),
        impact: 7,
        effort: 4,
        items: [
          {
            say: ({ technical }) => technical.namedNotCited.item(own.name),
            answers: { isNamed: true, isCited: false, isGrounded: true },
          },
        ],
        place: `sources?search=${encodeURIComponent(domain)}`,
      },
    ];
  },
};
