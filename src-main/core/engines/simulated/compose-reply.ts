/** Composes one simulated reply from an ask. Pure: the same ask gives the same reply, byte for byte. */
import type { EngineRequest, WebPage } from '../engine-route.ts';
import { citePages } from './cite-pages.ts';
import { exposesQueries, inventQueries } from './fan-out-queries.ts';
import { nameBrands } from './name-brands.ts';
import { findPhraseBook } from './phrases/find-phrase-book.ts';
import type { PhraseBook } from './phrases/phrase-book.ts';
import { toTopic } from './prompt-topic.ts';
import type { SimulatedReply } from './reply-shape.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import { writeMarkdown } from './write-markdown.ts';

const MODEL = 'simulated-1';
const REFUSAL_SHARE = 0.005;
const NOT_SHOWN_SHARE = 0.12;
const UNSEARCHED_SHARE = 0.06;

/** The reply to an ask. A directive in the prompt (see README) forces a refusal or `not_shown`. */
export function composeReply(request: EngineRequest): SimulatedReply {
  const random = createSeededRandom(
    [request.scene.seed, request.prompt, request.engine, request.day, request.sample].join('\u001f'),
  );
  const book = findPhraseBook(request.language);
  const isHidden = random.chance(NOT_SHOWN_SHARE) && request.engine === 'ai_overview';
  const isRefused = random.chance(REFUSAL_SHARE);
  if (isHidden || request.prompt.includes('[simulate:not_shown]'))
    return { format: 'simulated/1', outcome: 'not_shown' };
  if (isRefused || request.prompt.includes('[simulate:refusal]')) return composeRefusal(random, request, book);
  return composeAnswer(random, request, book);
}

function composeRefusal(random: SeededRandom, request: EngineRequest, book: PhraseBook): SimulatedReply {
  return {
    format: 'simulated/1',
    outcome: 'answer',
    model: MODEL,
    text: random.pick(book.refusals),
    cited: [],
    retrieved: [],
    queries: exposesQueries(request.engine) ? [] : null,
    isGrounded: false,
    isRefusal: true,
  };
}

function composeAnswer(random: SeededRandom, request: EngineRequest, book: PhraseBook): SimulatedReply {
  const named = nameBrands(random, request);
  const topic = toTopic(request.prompt, book);
  const isGrounded = !random.chance(UNSEARCHED_SHARE);
  const { cited, retrieved } = isGrounded
    ? citePages(random, request, named, book, topic)
    : { cited: [], retrieved: [] };
  const queries = isGrounded ? inventQueries(random, request, named, book, topic) : [];
  const brandNames = request.scene.brands.map((brand) => brand.name);
  const text = writeMarkdown(
    { random, book, named, cite: createCiter(random, request, cited, brandNames) },
    request.engine,
  );
  return {
    format: 'simulated/1',
    outcome: 'answer',
    model: MODEL,
    text,
    cited,
    retrieved,
    queries: exposesQueries(request.engine) ? queries : null,
    isGrounded,
    isRefusal: false,
  };
}

/** Perplexity numbers its references, others link some of them; a link's text must not name a brand by accident. */
function createCiter(
  random: SeededRandom,
  request: EngineRequest,
  cited: readonly WebPage[],
  brandNames: readonly string[],
) {
  let next = 0;
  const isBrandless = ({ title }: WebPage) => title !== null && !brandNames.some((name) => title.includes(name));
  const linkable = cited.filter(isBrandless);
  return (): string => {
    if (request.engine === 'ai_overview') return '';
    if (request.engine === 'perplexity') {
      next += 1;
      return next <= cited.length ? ` [${next}]` : '';
    }
    const page = random.chance(0.5) ? linkable[next] : undefined;
    if (page === undefined) return '';
    next += 1;
    return ` ([${page.title?.replaceAll(' | ', ', ')}](${page.url}))`;
  };
}
