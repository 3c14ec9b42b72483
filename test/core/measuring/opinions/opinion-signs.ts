import { measure, toBrand } from '../brand-rules.ts';

const brands = [toBrand(1, ['Acme']), toBrand(2, ['Globex'])];

/** Signs of what a text says of Acme and of Globex; 0: nothing, or as much good as bad. */
export function signs(text: string, language = 'en'): number[] {
  const { mentions } = measure(text, brands, language);
  return [1, 2].map((id) => Math.sign((mentions.find(({ brandId }) => brandId === id)?.sentiment ?? 50) - 50));
}
