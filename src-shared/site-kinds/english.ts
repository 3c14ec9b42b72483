/** What kinds of sites are called, why each can be moved as easily or not, and what to offer there. The shape of other languages. */
import type { SiteKind } from '../vocabulary/site-kinds.ts';

export interface SiteKindText {
  name: string;
  /** Why the chance is what it is: one sentence. */
  reason: string;
  /** What to do there: an instruction of one sentence; empty where there is nothing to do. */
  offer: string;
}

export const SITE_KINDS_ENGLISH: Readonly<Record<SiteKind, SiteKindText>> = {
  review_portal: {
    name: 'Review portal',
    reason: 'A company claims its profile itself, and customers write the rest.',
    offer: 'Claim the profile, complete it, and ask satisfied customers for an honest review; never pay for one.',
  },
  directory: {
    name: 'Directory',
    reason: 'It lists on request: an entry takes a form and sometimes a fee.',
    offer: 'Send in an entry in the category that is cited, with current facts, prices and pictures.',
  },
  press_wire: {
    name: 'Press releases',
    reason: 'It publishes what it is sent, mostly for a fee; engines cite it for news only.',
    offer: 'Publish a release with a figure or finding that is worth quoting.',
  },
  comparison: {
    name: 'Comparison, best-of',
    reason: 'It lives on being complete and current, and is revised regularly.',
    offer:
      'Offer the editor what an entry takes: a test account, facts to check, prices, and what sets the brand apart.',
  },
  social: {
    name: 'Social network',
    reason: 'Anybody can write there, but what engines cite is what others found worth sharing.',
    offer:
      'Answer in the cited discussions under the name of the brand, and publish what answers the question in full.',
  },
  forum: {
    name: 'Forum, questions',
    reason: 'Anybody can write there; advertising is removed, an open and useful answer stays.',
    offer: 'Answer in the cited discussions, openly as the brand, where there is something to add.',
  },
  blog: {
    name: 'Blog',
    reason: 'One author decides, and most can be written to.',
    offer:
      'Write to the author with what the cited article lacks: a fact, a figure, a test account, or a guest article.',
  },
  magazine: {
    name: 'Magazine',
    reason: 'An editor decides; what is new, tested or backed by figures gets in.',
    offer: 'Offer the author of the cited article figures of your own, an expert to quote, or a product to test.',
  },
  video: {
    name: 'Video',
    reason: 'A video is not changed any more, but its makers look for the next subject.',
    offer: 'Offer the maker a test account or an interview for the next video on the question.',
  },
  shop: {
    name: 'Shop, marketplace',
    reason: 'Being sold there is a matter of business, not of an e-mail.',
    offer: 'Have the product listed in the cited category, with a complete description.',
  },
  news: {
    name: 'News',
    reason: 'It reports what is news; an article that is out is hardly ever changed.',
    offer: 'Offer the author of the cited article a figure or an expert for the next one.',
  },
  wiki: {
    name: 'Encyclopedia, wiki',
    reason: 'Anybody may edit, but without independent sources an entry about oneself is deleted.',
    offer: 'Do not write about yourself: name independent sources on the discussion page and declare your interest.',
  },
  institution: {
    name: 'University, institute',
    reason: 'It names companies seldom, and for reasons of its own: studies, membership, partnership.',
    offer: 'Look for a way in: a study to contribute figures to, a list of members, a directory of providers.',
  },
  reference: {
    name: 'Reference work',
    reason: 'It describes subjects, not providers.',
    offer: 'Offer a correction or a source, where the entry is about your field.',
  },
  company: {
    name: 'Another company',
    reason: 'It sells something itself and has little reason to name others, unless they are partners.',
    offer: 'Ask for a place among partners or integrations; else write a better page on the same question.',
  },
  government: {
    name: 'Public body',
    reason: 'It may not recommend providers.',
    offer: 'Look whether it keeps a public register that the brand belongs in.',
  },
  competitor: {
    name: 'Competitor',
    reason: 'It will not name you. What its page answers, a page of your own can answer.',
    offer: '',
  },
  unknown: {
    name: 'Unknown kind',
    reason: 'Nothing is known of this site; look at it before writing.',
    offer: 'Open the cited pages, see who writes them, and offer what they lack.',
  },
};
