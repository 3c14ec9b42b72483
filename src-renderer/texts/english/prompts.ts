/** The words of the prompts. */
import { formatCount, formatQuantity } from '../format.ts';

export const PROMPTS = {
  label: 'Prompts with their figures',
  view: 'Show as',
  table: 'Table',
  heatMap: 'Heat map',
  columns: {
    prompt: 'Prompt',
    visibility: 'Visibility, %',
    mentionRate: 'Named, %',
    citationRate: 'Cited, %',
    position: 'Depth',
    sentiment: 'Sentiment',
    answers: 'n',
    engines: 'Engines',
    tags: 'Tags',
    language: 'Language',
    country: 'Country',
    competitors: 'Competitors',
    sources: 'Sources',
    state: 'State',
    created: 'Added',
  },
  definitions: {
    visibility: 'Share of answers that name the brand or cite its own site.',
    mentionRate: 'Share of answers that name the brand in their text.',
    citationRate: 'Share of answers that cite the brand’s own site.',
    position: 'How deep in an answer the brand is named first: 0 is the very top, 100 the end.',
    sentiment: 'How warmly answers speak of the brand: 50 is neutral, 100 fully positive.',
  },
  states: { queued: 'Not asked yet', active: 'Active', paused: 'Paused', archived: 'Archived' },
  whyNoAnswers: 'No answers in this period',
  whyNotNamed: 'The brand was not named',
  heat: {
    title: 'Which engine sees us for which prompt?',
    note: 'Visibility in percent of the answers. Choose a cell to read them.',
    cell: (prompt: string, engine: string, rate: string, answers: number) =>
      `${prompt}, ${engine}: ${rate} of ${formatQuantity(answers, 'answer', 'answers')}`,
    none: (prompt: string, engine: string) => `${prompt}, ${engine}: no answers`,
  },
  empty: {
    title: 'No prompts yet',
    text: 'Prompts are the questions that people ask about your field. Each one is put to the engines, again and again, and its answers are measured.',
    filtered: 'No prompt fits the filters',
    filteredText: 'Take a filter or the search away to see more.',
  },
  add: {
    button: 'Add prompts',
    title: 'Add prompts',
    prompts: 'Prompts, one a line',
    placeholder: 'Which planning board suits a small team?',
    language: 'Language',
    engines: 'Engines',
    country: 'Country (optional)',
    countryHint: 'Engines that cannot be told one are asked without.',
    tags: 'Tags (optional)',
    tagsHint: 'Separated by commas',
    counts: (fresh: number, doubled: number, long: number) =>
      [
        `${formatQuantity(fresh, 'new prompt', 'new prompts')}`,
        doubled > 0 ? `${formatCount(doubled)} twice or already here` : '',
        long > 0 ? `${formatCount(long)} longer than 500 characters` : '',
      ]
        .filter(Boolean)
        .join(', '),
    submit: (count: number) => (count === 0 ? 'Add prompts' : `Add ${formatQuantity(count, 'prompt', 'prompts')}`),
    done: (count: number) => `${formatQuantity(count, 'prompt was', 'prompts were')} added and will be asked now`,
    failed: (added: number) => `Stopped after ${formatQuantity(added, 'prompt', 'prompts')}`,
  },
  bulk: {
    label: 'With the selected prompts',
    selected: (count: number) => `${formatCount(count)} selected`,
    tag: 'Tag',
    tagName: 'Tag name',
    pause: 'Pause',
    resume: 'Resume',
    archive: 'Archive',
    run: 'Ask now',
    tagged: (count: number, tag: string) => `${formatQuantity(count, 'prompt', 'prompts')} tagged “${tag}”`,
    paused: (count: number) => `${formatQuantity(count, 'prompt', 'prompts')} paused`,
    resumed: (count: number) => `${formatQuantity(count, 'prompt', 'prompts')} active`,
    archived: (count: number) =>
      `${formatQuantity(count, 'prompt', 'prompts')} archived. Their answers stay in the figures.`,
  },
};
