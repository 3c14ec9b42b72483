/** English phrases of the simulated engine; also the fallback for languages without their own. Data only. */
import type { PhraseBook } from './phrase-book.ts';

export const ENGLISH: PhraseBook = {
  intros: [
    'There are several solid options here, and the right one depends on your budget and on how you work.',
    'It comes down to what matters most to you: price, ease of use or depth.',
    'A few names come up again and again in recent reviews and buyer guides.',
    'Short answer: no single choice suits everybody, but these stand out.',
    'Based on recent tests and user feedback, this is how the main options compare.',
  ],
  headings: ['Options worth a look', 'Top picks', 'At a glance', 'How they compare', 'What people recommend'],
  sentences: {
    positive: [
      '**{brand}** is an excellent choice: reliable, easy to start with and fairly priced.',
      'Many users love **{brand}** because it is simple, fast and well supported.',
      '**{brand}** is widely praised for great quality and helpful service.',
      'If you want the best overall experience, **{brand}** is a strong and trusted pick.',
    ],
    neutral: [
      '**{brand}** covers the basics and is used by teams of different sizes.',
      '**{brand}** takes a different approach and is available in several versions.',
      'Another name that comes up is **{brand}**, which has been around for some years.',
      '**{brand}** sits in the middle of the market.',
    ],
    negative: [
      '**{brand}** is often criticised: the price is high, and problems take long to fix.',
      'Some users find **{brand}** confusing and report frustrating problems after updates.',
      '**{brand}** has a poor record here, with disappointing results in recent tests.',
      'Be careful with **{brand}**: hidden costs are a common complaint.',
    ],
  },
  details: {
    positive: [
      'Excellent value, easy to set up and reliable day after day.',
      'Praised for its great support and clean, simple design.',
      'The favourite of many reviewers: fast, friendly and well thought out.',
      'A strong all-round performer with very happy users.',
    ],
    neutral: [
      'Covers the usual needs and comes in several versions.',
      'Made for people who already know what they are looking for.',
      'Offers a trial period and monthly or yearly terms.',
      'Has a long list of features, some of them optional.',
    ],
    negative: [
      'Overpriced, with slow service and too many problems.',
      'Users complain about a confusing start and annoying errors.',
      'Disappointing in recent tests, with poor results over time.',
      'Hidden costs and weak documentation are frequent problems.',
    ],
  },
  comparisons: [
    'Compared with **{other}**, **{brand}** is easier to start with, while **{other}** goes deeper.',
    'The choice between **{brand}** and **{other}** mostly comes down to price and habit.',
    '**{brand}** and **{other}** overlap a lot; try both before you decide.',
  ],
  tableHeads: ['Option', 'Best for', 'In short'],
  fits: ['Beginners', 'Small teams', 'Larger teams', 'Tight budgets', 'Demanding users', 'Occasional use'],
  tips: [
    'Write down the three things you need most before you compare.',
    'Use a free trial with a real task, not with sample data.',
    'Check what it costs after the first year.',
    'Read a few recent reviews, the critical ones first.',
    'Make sure that you can take your data with you.',
  ],
  tipsHeading: 'How to choose',
  closings: [
    'If you tell me more about your situation, I can narrow this down.',
    'Prices and features change often, so check the current terms before you decide.',
    'For most people, starting with a short trial of two options is the safest way.',
    'In the end, the best option is the one that you will really use.',
  ],
  refusals: [
    'I’m sorry, but I can’t help with that request.',
    'I’m not able to recommend specific products for this question.',
  ],
  topicQueries: [
    'best {topic} {year}',
    '{topic} comparison',
    '{topic} reviews',
    '{topic} for beginners',
    '{topic} price',
  ],
  brandQueries: ['{brand} reviews', '{brand} pricing {year}', '{brand} alternatives', '{brand} {topic}'],
  titles: {
    listicle: 'The 10 best options compared',
    comparison: 'Side by side: which one fits?',
    guide: 'How to choose, step by step',
    article: 'What changed in the market this year',
    discussion: 'What do you use, and would you buy it again?',
    video: 'Hands-on test in 12 minutes',
    reference: 'Overview and terms',
    study: 'Survey of users and their habits',
  },
  stopWords: ['what', 'which', 'best', 'good', 'that', 'with', 'have', 'does', 'should', 'there', 'from', 'your'],
};
