/** Some six thousand pages that answers cite: magazines, shops, forums, and the brands' own sites. */
import type { SeededRandom } from '#main/core/engines/simulated/seeded-random.ts';
import { BENCH_LANGUAGES, vocabularyOf } from '../words/vocabulary.ts';

export interface PooledSource {
  url: string;
  title: string;
}

const PAGES = 6_000;
const HOSTS = 700;
const BRAND_SHARE = 0.08;

export function composeSources(
  random: SeededRandom,
  brands: readonly { name: string; domain: string }[],
): PooledSource[] {
  const hosts = Array.from({ length: HOSTS }, (_, index) => composeHost(random, index));
  return Array.from({ length: PAGES }, (_, index) => {
    const title = composeTitle(random);
    const host = random.chance(BRAND_SHARE) ? `www.${random.pick(brands).domain}` : random.pick(hosts);
    return { url: `https://${host}/${toSlug(title)}-${index}`, title };
  });
}

function composeHost(random: SeededRandom, index: number): string {
  const stems = vocabularyOf('EN').list.stems.split(/\s+/);
  const words = [random.pick(stems), random.pick(stems)];
  return `${toSlug(words.join(''))}${index % 7 === 0 ? index : ''}.${random.pick(['com', 'net', 'org', 'de', 'fr'])}`;
}

function composeTitle(random: SeededRandom): string {
  const vocabulary = vocabularyOf(random.pick(BENCH_LANGUAGES));
  const text = vocabulary.phrase(random, 3 + random.below(6));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function toSlug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9 ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-');
}
