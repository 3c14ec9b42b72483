/**
 * Answers at the edges of intervals, each group under a tag of its own: prompts that all say the same, few prompts, one prompt, nothing that is
 * cited or searched, everything cited, and days that are alike in one month and not in the next. Some were asked from a country, under a tag too.
 */
import { FIGURES_TODAY } from './figure-filters.ts';

interface EdgeGroup {
  tag: string;
  country?: 'DE' | 'AT';
  prompts: number;
  engines: readonly string[];
  days: number;
  /** Of the answer of a prompt on a day, the last day being 0. */
  isHit: (prompt: number, day: number) => boolean;
}

const GROUPS: readonly EdgeGroup[] = [
  // Worked out by hand in describe-warehouse.ts.
  { tag: 'tied', country: 'DE', prompts: 6, engines: ['chatgpt'], days: 2, isHit: (_, day) => day === 0 },
  {
    tag: 'few',
    country: 'AT',
    prompts: 3,
    engines: ['chatgpt', 'gemini'],
    days: 3,
    isHit: (prompt, day) => prompt >= day,
  },
  { tag: 'alone', country: 'AT', prompts: 1, engines: ['claude'], days: 6, isHit: (_, day) => day < 2 },
  { tag: 'quiet', prompts: 6, engines: ['gemini'], days: 1, isHit: () => false },
  { tag: 'always', prompts: 5, engines: ['perplexity'], days: 2, isHit: () => true },
  {
    tag: 'uneven',
    prompts: 9,
    engines: ['chatgpt', 'claude'],
    days: 9,
    isHit: (prompt, day) => day < prompt && day % 3 !== 1,
  },
  // Blocks of seven days in February, day by day in March.
  {
    tag: 'steady',
    country: 'DE',
    prompts: 4,
    engines: ['gemini'],
    days: 30,
    isHit: (prompt, day) => (day < 10 ? (day + prompt) % 2 === 0 : Math.floor((day + 2 * prompt) / 7) % 2 === 0),
  },
];

const DAY_MS = 86_400_000;

/** Lines of an import. */
export function writeEdgeAnswers(): string {
  const lastMs = Date.parse(`${FIGURES_TODAY}T10:00:00Z`) - DAY_MS;
  const lines = GROUPS.flatMap(({ tag, country, prompts, engines, days, isHit }) =>
    listNumbers(prompts).flatMap((prompt) =>
      // A prompt with a higher number was not asked on the last of its days where the group is uneven.
      listNumbers(tag === 'uneven' ? days - prompt : days).flatMap((day) =>
        (tag === 'uneven' && day % 2 === 1 ? engines.slice(0, 1) : engines).map((model) => ({
          prompt: `Prompt ${prompt} that is ${tag}?`,
          model,
          answeredAt: new Date(lastMs - day * DAY_MS).toISOString(),
          tags: [tag, ...(country ? [`in ${country}`] : [])],
          ...(country && { country }),
          ...toContent(tag, isHit(prompt, day)),
        })),
      ),
    ),
  );
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

const listNumbers = (length: number) => Array.from({ length }, (_, at) => at);

function toContent(tag: string, isHit: boolean) {
  if (!isHit) return { text: 'Nobody comes to mind.' };
  const sources = [
    { url: `https://${tag}.test/page` },
    { url: `https://${tag}.test/other` },
    { url: 'https://acme.example/' },
  ];
  return { text: 'Acme is good.', sources, fanOutQueries: [`${tag} query`, `${tag}  Query`] };
}
