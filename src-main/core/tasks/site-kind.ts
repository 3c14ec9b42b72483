/** Which third-party sites anybody can write on: review portals and communities. By host alone; nothing is fetched. */

export type SiteKind = 'review' | 'community' | 'other';

const REVIEW_DOMAINS = [
  'capterra.com',
  'g2.com',
  'gartner.com',
  'getapp.com',
  'omr.com',
  'producthunt.com',
  'softwareadvice.com',
  'tripadvisor.com',
  'trustpilot.com',
  'trustradius.com',
  'yelp.com',
];
const COMMUNITY_DOMAINS = [
  'gutefrage.net',
  'news.ycombinator.com',
  'quora.com',
  'reddit.com',
  'stackexchange.com',
  'stackoverflow.com',
];

/** A host of a known domain, or one whose name says what it is ("forum.example.com"). */
export function toSiteKind(host: string): SiteKind {
  const isUnder = (domain: string) => host === domain || host.endsWith(`.${domain}`);
  if (REVIEW_DOMAINS.some(isUnder) || /review|bewertung/.test(host)) return 'review';
  if (COMMUNITY_DOMAINS.some(isUnder) || /(^|\.)(forums?|community|discuss)\.|forum\./.test(host)) return 'community';
  return 'other';
}
