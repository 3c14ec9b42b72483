/** Tells searches that compare products or look for alternatives, in the prompt languages. Pure. */

const WORDS = [
  'vs',
  'versus',
  'compare[ds]?',
  'comparisons?',
  'alternati(?:ves?|ven?|va|vas|ve|vo|vas|wy|wa)',
  'vergleich(?:en)?',
  'compara(?:tif|ison|tiva|r|ção)',
  'comparer',
  'confronto',
  'vergelijk(?:en|ing)',
  'jämför(?:else)?',
  'sammenlign(?:ing)?',
  'porównanie',
  'karşılaştırma',
  'vertailu',
  'srovnání',
  'сравнение',
  'альтернатив[аы]',
  'तुलना',
];
/** Written without spaces, or with other words attached. */
const PARTS = ['比較', '比较', '对比', '替代', '비교', '대안', 'مقارنة', 'بديل', 'השוואה', 'חלופ'];

const COMPARISON = new RegExp(`(?<![\\p{L}\\p{N}])(?:${WORDS.join('|')})(?![\\p{L}\\p{N}])|${PARTS.join('|')}`, 'iu');

export function isComparisonQuery(text: string): boolean {
  return COMPARISON.test(text);
}

/** True when the text holds the brand's name or an alias. Short texts only: answers are measured, not looked through. */
export function namesBrand(text: string, brand: NamedBrand): boolean {
  const folded = text.toLowerCase();
  return [brand.name, ...brand.aliases].some((name) => folded.includes(name.toLowerCase()));
}

/** True for a search for somebody else: the name of a competitor, or of a brand that was met in answers, and not of the own one. */
export function isAboutOthers(text: string, { own, competitors, otherNames }: NamedBrands): boolean {
  if (namesBrand(text, own)) return false;
  return [...competitors, ...otherNames.map((name) => ({ name, aliases: [] }))].some((brand) =>
    namesBrand(text, brand),
  );
}

interface NamedBrand {
  name: string;
  aliases: readonly string[];
}

interface NamedBrands {
  own: NamedBrand;
  competitors: readonly NamedBrand[];
  otherNames: readonly string[];
}
