/** What a site is to somebody who wants a brand to be named there: finer than the type of a source. */
export const SITE_KINDS = [
  'review_portal',
  'directory',
  'press_wire',
  'comparison',
  'social',
  'forum',
  'blog',
  'magazine',
  'video',
  'shop',
  'news',
  'wiki',
  'institution',
  'reference',
  'company',
  'government',
  'competitor',
  'unknown',
] as const;

export type SiteKind = (typeof SITE_KINDS)[number];

/** What a page is where its owner can be reached. */
export const CONTACT_KINDS = ['write_for_us', 'submit', 'press', 'advertise', 'contact', 'imprint'] as const;

export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Whose sites a list of gaps is about. */
export const GAP_OWNERS = ['third_party', 'competitor'] as const;
