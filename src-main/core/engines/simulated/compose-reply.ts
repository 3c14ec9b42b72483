/** Composes one simulated reply from an ask. Pure: the same ask gives the same reply, byte for byte. */
import type { EngineAsk, WebPage } from '../engine-route.ts';
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
export function composeReply(ask: EngineAsk): SimulatedReply {
  const random = createSeededRandom([ask.scene.seed, ask.prompt, ask.engine, ask.day, ask.sample].join('\u001f'));
  const book = findPhraseBook(ask.language);
  const isHidden = random.chance(NOT_SHOWN_SHARE) && ask.engine === 'ai_overview';
  const isRefused = random.chance(REFUSAL_SHARE);
  if (isHidden || ask.prompt.includes('[simulate:not_shown]')) return { format: 'simulated/1', outcome: 'not_shown' };
  if (isRefused || ask.prompt.includes('[simulate:refusal]')) return composeRefusal(random, ask, book);
  return composeAnswer(random, ask, book);
}

function composeRefusal(random: SeededRandom, ask: EngineAsk, book: PhraseBook): SimulatedReply {
  return {
    format: 'simulated/1',
    outcome: 'answer',
    model: MODEL,
    text: random.pick(book.refusals),
    cited: [],
    retrieved: [],
    queries: exposesQueries(ask.engine) ? [] : null,
    isGrounded: false,
    isRefusal: true,
  };
}

function composeAnswer(random: SeededRandom, ask: EngineAsk, book: PhraseBook): SimulatedReply {
  const named = nameBrands(random, ask);
  const topic = toTopic(ask.prompt, book);
  const isGrounded = !random.chance(UNSEARCHED_SHARE);
  const { cited, retrieved } = isGrounded ? citePages(random, ask, named, book, topic) : { cited: [], retrieved: [] };
  const queries = isGrounded ? inventQueries(random, ask, named, book, topic) : [];
  const brandNames = ask.scene.brands.map((brand) => brand.name);
  const text = writeMarkdown({ random, book, named, cite: createCiter(random, ask, cited, brandNames) }, ask.engine);
  return {
    format: 'simulated/1',
    outcome: 'answer',
    model: MODEL,
    text,
    cited,
    retrieved,
    queries: exposesQueries(ask.engine) ? queries : null,
    isGrounded,
    isRefusal: false,
  };
}

/** Perplexity numbers its references, others link some of them; a link's text must not name a brand by accident. */
function createCiter(random: SeededRandom, ask: EngineAsk, cited: readonly WebPage[], brandNames: readonly string[]) {
  let next = 0;
  const isBrandless = ({ title }: WebPage) => title !== null && !brandNames.some((name) => title.includes(name));
  const linkable = cited.filter(isBrandless);
  return (): string => {
    if (ask.engine === 'ai_overview') return '';
    if (ask.engine === 'perplexity') {
      next += 1;
      return next <= cited.length ? ` [${next}]` : '';
    }
    const page = random.chance(0.5) ? linkable[next] : undefined;
    if (page === undefined) return '';
    next += 1;
    return ` ([${page.title?.replaceAll(' | ', ', ')}](${page.url}))`;
  };
}
