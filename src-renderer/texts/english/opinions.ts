/** What answers say about brands. */
import type { Aspect, OpinionClass } from '#shared/vocabulary/opinions.ts';
import { formatCount, formatQuantity, formatRate } from '../format.ts';

const classes: Record<OpinionClass, string> = {
  positive: 'positive',
  neutral: 'neutral',
  negative: 'negative',
  none: 'nothing said',
};

const aspects: Record<Aspect, string> = {
  price: 'price',
  support: 'support',
  ease: 'ease of use',
  reliability: 'reliability',
  features: 'features',
};

export const OPINIONS = {
  classes,
  aspects,
  loading: 'What is said is loading',
  shares: {
    title: 'How do answers speak of the brands?',
    note: 'Of the answers that name a brand. The mean is over those that say something about it, 0 to 100, 50 is neutral.',
    brand: 'Brand',
    bar: 'Shares',
    mean: 'Sentiment',
    change: 'Change',
    answers: 'n',
    segment: (name: string, share: number, range: string) =>
      range === '' ? `${name} ${formatRate(share)}` : `${name} ${formatRate(share)} (95 %: ${range})`,
    coverage: (share: number) => `Something is said in ${formatRate(share)} of them`,
    overrides: (count: number) => `${formatCount(count)} decided by hand`,
    few: 'Few answers: by chance alone the shares could differ.',
    unnamed: 'No answer names it.',
  },
  aspectTable: {
    title: (brand: string) => `What is ${brand} praised and blamed for?`,
    note: 'As far as word lists can tell, in the answers that name the brand; one answer can do both. Choose a number to read its sentences.',
    aspect: 'Aspect',
    praised: 'Praised in',
    blamed: 'Blamed in',
    none: 'No answer of this period says anything of price, support, ease of use, reliability or features.',
    count: (count: number) => formatQuantity(count, 'answer', 'answers'),
    open: (count: string, aspect: string) => `${count}: show the sentences about ${aspect}`,
  },
  sentences: {
    praised: (brand: string, aspect: string) => `${brand} praised: ${aspect}`,
    blamed: (brand: string, aspect: string) => `${brand} blamed: ${aspect}`,
    loading: 'Sentences are loading',
    none: 'No sentence can be shown: these answers are being measured again.',
    answer: 'Open the answer',
    more: 'More',
  },
  compare: { label: 'Compare with', nobody: 'no other brand' },
  empty: {
    title: 'Nobody named yet',
    text: 'What answers say about the brands appears here once an answer of this period names one.',
  },
};
