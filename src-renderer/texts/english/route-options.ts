/** The words about what a route may be asked for: models, effort, searches. */
import { formatQuantity } from '../format.ts';

export const ROUTE_OPTIONS = {
  maxSearches: 'Most searches of one answer',
  maxSearchesHint:
    'Each search is billed, and what it finds is read and billed as input. A cap holds back the price of so many.',
  byItself: 'By itself',
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
    title: 'What you know of a model',
    note: 'A model that is missing in the catalogue, or another last day. What stays empty is as the catalogue has it.',
    model: 'Model',
    retiresOn: 'Switched off on',
    instead: 'To take instead',
    context: 'Context, tokens',
    remove: 'Remove',
    removed: 'The catalogue counts again',
  },
  models: {
    asListed: 'As the service lists them; another name can be typed too',
    asKnown: (date: string) => `As of the catalogue of ${date}; another name can be typed too`,
    problems: {
      no_key: 'The service lists its models once there is a key; these are of the catalogue',
      refused: 'The service refused to list its models; these are of the catalogue',
      unreachable: 'The service could not be reached; these models are of the catalogue',
      unreadable: 'The list of the service cannot be read; these models are of the catalogue',
    },
    unknown: 'Not in the catalogue: its price and its last day are not known',
    noPrice: 'price not known',
    notServed: 'not in the list of the service',
    tokens: (input: string, output: string) => `$${input} in, $${output} out per million tokens`,
    aSearch: (price: string) => `$${price} a search`,
    aQuestion: (price: string) => `$${price} a question with a search`,
    aCall: (price: string) => `$${price} a call`,
    from: (date: string, price: string) => `from ${date}: ${price}`,
    context: (tokens: string) => `context ${tokens}`,
    retires: (date: string, instead: string | null) =>
      `switched off on ${date}${instead === null ? '' : `, then ${instead}`}`,
    retired: (date: string, instead: string | null) =>
      `was switched off on ${date}${instead === null ? '' : `: take ${instead}`}`,
    retiresSoon: (model: string, date: string, days: number) =>
      `${model} is switched off on ${date}, in ${formatQuantity(days, 'day', 'days')}.`,
    isRetired: (model: string, date: string) => `${model} was switched off on ${date}.`,
    take: (instead: string) => `Take ${instead} instead: it is chosen below, under “Model, address and pace”.`,
    chooseAnother: 'Choose another model below, under “Model, address and pace”.',
  },
};
