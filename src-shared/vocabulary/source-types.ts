/** What a cited page is: whose site it is on, and what kind of page it is. */
export const SOURCE_TYPES = [
  'own',
  'competitor',
  'editorial',
  'corporate',
  'institutional',
  'reference',
  'ugc',
  'social',
  'video',
  'other',
] as const;

export type SourceType = (typeof SOURCE_TYPES)[number];

export const URL_TYPES = [
  'homepage',
  'category_page',
  'product_page',
  'listicle',
  'comparison',
  'alternative',
  'how_to_guide',
  'article',
  'discussion',
  'profile',
  'video',
  'other',
] as const;

export type UrlType = (typeof URL_TYPES)[number];
