/**
 * Generates answers.ndjson lines from a seed, with the truth that is known from making them. It measures nothing and shares no code with
 * what it is meant to test.
 */
import {
  OTHER_HOSTS,
  WORLD_BRANDS,
  WORLD_ENGINES,
  WORLD_LANGUAGES,
  WORLD_TAGS,
  type WorldLanguage,
} from './answer-world.ts';
import { type ComposedText, composeAnswer } from './compose-answer.ts';
import { type Choice, seededChoice } from './seeded-choice.ts';

export interface WorldPrompt {
  text: string;
  language: WorldLanguage;
  tags: string[];
}

interface Line {
  prompt: string;
  model: string;
  answeredAt: string;
  text: string;
  language?: string;
  surface?: string;
  tags?: string[];
  sources: { url: string; title?: string }[];
  retrieved: { url: string }[];
  fanOutQueries?: string[];
  externalId?: string;
}

export interface GeneratedAnswer {
  line: Line;
  prompt: WorldPrompt;
  said: ComposedText;
  /** Brands (indices) whose site is cited. */
  citedBrands: number[];
  /** Distinct cited pages. */
  pages: string[];
}

export interface GenerateOptions {
  count: number;
  seed: number;
  /** `YYYY-MM-DD`, the last day with answers. */
  lastDay: string;
  days: number;
  /** Fewer of them have more answers each; 60 by default. */
  prompts?: number;
}

const DAY_MS = 86_400_000;

/** The same options, the same answers. */
export function* generateAnswers(options: GenerateOptions): Generator<GeneratedAnswer> {
  const choice = seededChoice(options.seed);
  const prompts = makePrompts(choice, options.prompts ?? 60);
  const firstMs = Date.parse(`${options.lastDay}T00:00:00Z`) - (options.days - 1) * DAY_MS;
  for (let index = 0; index < options.count; index++) {
    const prompt = choice.pick(prompts);
    const said = composeAnswer(choice, prompt.language);
    const answeredMs = firstMs + choice.below(options.days) * DAY_MS + pickTimeOfDay(choice);
    yield { prompt, said, ...composeLine(choice, prompt, said, answeredMs, index) };
  }
}

/** The file's text for these answers. */
export function toNdjson(answers: Iterable<GeneratedAnswer>): string {
  return [...answers].map(({ line }) => `${JSON.stringify(line)}\n`).join('');
}

/** The same text in two languages is two prompts, and some name the own brand. */
function makePrompts(choice: Choice, count: number): WorldPrompt[] {
  return Array.from({ length: count }, (_, index) => {
    const tags = WORLD_TAGS.filter(() => choice.isTrue(0.25)).map((tag) =>
      choice.isTrue(0.3) ? tag.toUpperCase() : tag,
    );
    const language = WORLD_LANGUAGES[index % 3] ?? 'en';
    const topic = index % 10 === 0 ? 'Is Acme any good' : 'Which tool suits a team';
    return { text: `${topic}, question ${Math.floor(index / 3)}?`, language, tags };
  });
}

/** Edges of the UTC day come up often. */
function pickTimeOfDay(choice: Choice): number {
  if (choice.isTrue(0.05)) return 0;
  if (choice.isTrue(0.05)) return DAY_MS - 1;
  return choice.below(DAY_MS);
}

function composeLine(choice: Choice, prompt: WorldPrompt, said: ComposedText, answeredMs: number, index: number) {
  const cited = Array.from({ length: choice.isTrue(0.3) ? 0 : choice.below(6) }, () => pickPage(choice));
  const line: Line = {
    prompt: prompt.text,
    model: choice.pick(WORLD_ENGINES),
    answeredAt: spellMoment(choice, answeredMs),
    text: said.markdown,
    sources: cited.map((page) => ({ url: decorate(choice, page), ...(choice.isTrue(0.5) ? { title: 'A page' } : {}) })),
    retrieved: [{ url: 'https://acme.example/only-retrieved' }],
  };
  if (prompt.language !== 'en' || choice.isTrue(0.5)) {
    line.language = choice.isTrue(0.5) ? prompt.language : prompt.language.toUpperCase();
  }
  if (index % 3 === 1) line.surface = index % 7 === 3 ? 'ui' : 'api';
  if (prompt.tags.length > 0) line.tags = prompt.tags;
  if (choice.isTrue(0.5)) line.fanOutQueries = ['best  tool', ' Best tool ', `tool ${choice.below(20)}`, ' '];
  if (choice.isTrue(0.5)) line.externalId = `answer-${index}`;
  const pages = [...new Set(cited.map(({ host, path }) => `https://${host}${path}`))];
  return { line, pages, citedBrands: findOwners(cited.map(({ host }) => host)) };
}

interface Page {
  host: string;
  path: string;
}

function pickPage(choice: Choice): Page {
  const path = choice.pick(['', '/pricing', '/blog/teams', '/docs/a-b_c', '/list?id=7', `/p/${choice.below(200)}`]);
  if (choice.isTrue(0.4)) return { host: choice.pick(OTHER_HOSTS), path };
  const brand = choice.isTrue(0.4) ? WORLD_BRANDS[0] : choice.pick(WORLD_BRANDS);
  const domain = choice.pick([brand?.domain ?? 'forum.test', ...(brand?.domainAliases ?? [])]);
  return { host: choice.isTrue(0.25) ? `shop.${domain}` : domain, path };
}

/** Another spelling of the same page. */
function decorate(choice: Choice, { host, path }: Page): string {
  const spelledHost = choice.isTrue(0.3) ? `www.${host}` : choice.isTrue(0.2) ? host.toUpperCase() : host;
  const hasQuery = path.includes('?');
  const slash = !hasQuery && choice.isTrue(0.3) ? '/' : '';
  const tracking = choice.isTrue(0.3)
    ? `${hasQuery ? '&' : '?'}${choice.pick(['utm_source=x', 'gclid=1', 'fbclid=2'])}`
    : '';
  return `https://${spelledHost}${path}${slash}${tracking}${choice.isTrue(0.2) ? '#part' : ''}`;
}

function findOwners(hosts: readonly string[]): number[] {
  const isOwner = (domain: string) => hosts.some((host) => host === domain || host.endsWith(`.${domain}`));
  return WORLD_BRANDS.flatMap(({ domain, domainAliases }, brand) =>
    [...(domain ? [domain] : []), ...domainAliases].some(isOwner) ? [brand] : [],
  );
}

/** UTC, or with an offset that may move the clock into another calendar day. */
function spellMoment(choice: Choice, ms: number): string {
  if (choice.isTrue(0.8)) return new Date(ms).toISOString();
  const offsetMinutes = choice.pick([330, -480, 60]);
  const local = new Date(ms + offsetMinutes * 60_000).toISOString().slice(0, -1);
  const pad = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(offsetMinutes);
  return `${local}${offsetMinutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}
