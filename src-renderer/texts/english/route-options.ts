/** The words about what a route may be asked for: models, effort, searches. */
import { formatQuantity } from '../format.ts';

export const ROUTE_OPTIONS = {
  maxSearches: 'Most searches of one answer',
  maxSearchesHint:
    'Each search is billed, and what it finds is read and billed as input. A cap reserves the price of as many.',
  byItself: 'Automatic',
  effort: 'Reasoning effort',
  effortHint: 'Thinking is billed as output: high takes about twice as much of it, low a fifth less.',
  efforts: {
    none: 'None',
    minimal: 'Minimal',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    xhigh: 'Very high',
    max: 'Most',
  },
  depth: 'Search depth',
  depthHint: 'How much of what was found is read: high costs about twice the input, low half of it.',
  depths: { low: 'Low', medium: 'Medium', high: 'High' },
  ownModel: {
    title: 'What you know about a model',
    note: 'A model that is missing in the catalogue, or another last day. What stays empty is taken from the catalogue.',
    model: 'Model',
    retiresOn: 'Switched off on',
    instead: 'Use instead',
    context: 'Context, tokens',
    remove: 'Remove',
    removed: 'The catalogue applies again',
  },
  models: {
    asListed: 'As the service lists them; another name can be typed too',
    asKnown: (date: string) => `As of the catalogue of ${date}; another name can be typed too`,
    problems: {
      no_key: 'The service lists its models once there is a key; these are from the catalogue',
      refused: 'The service refused to list its models; these are from the catalogue',
      unreachable: 'The service could not be reached; these models are from the catalogue',
      unreadable: 'The list of the service cannot be read; these models are from the catalogue',
    },
    unknown: 'Not in the catalogue: its price and its last day are not known',
    noPrice: 'price not known',
    notServed: 'not in the list of the service',
    tokens: (input: string, output: string) => `$${input} in, $${output} out per million tokens`,
    aSearch: (price: string) => `$${price} per search`,
    aQuestion: (price: string) => `$${price} per question with a search`,
    aCall: (price: string) => `$${price} per call`,
    from: (date: string, price: string) => `from ${date}: ${price}`,
    context: (tokens: string) => `context ${tokens}`,
    retires: (date: string, instead: string | null) =>
      `switched off on ${date}${instead === null ? '' : `, then ${instead}`}`,
    retired: (date: string, instead: string | null) =>
      `was switched off on ${date}${instead === null ? '' : `: use ${instead}`}`,
    retiresSoon: (model: string, date: string, days: number) =>
      `${model} is switched off on ${date}, in ${formatQuantity(days, 'day', 'days')}.`,
    isRetired: (model: string, date: string) => `${model} was switched off on ${date}.`,
    take: (instead: string) => `Use ${instead} instead: choose it below, under “Model, address and pace”.`,
    chooseAnother: 'Choose another model below, under “Model, address and pace”.',
  },
};
