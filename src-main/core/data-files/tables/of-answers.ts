/** Tables with a row for an answer, or for something in one. */
import { ANSWER_COLUMNS, column, FILE_COLUMNS, PROJECT_ID, type Table } from './table.ts';

const [ANSWER_ID, , ...OTHER_ANSWER_COLUMNS] = ANSWER_COLUMNS;
const MONTH = 'the day of the answer';

export const answers: Table = {
  name: 'answers',
  description: 'Answers that count, with what each says of the own brand.',
  row: 'an answer',
  key: ['answer_id'],
  monthOf: MONTH,
  columns: [
    ANSWER_ID!,
    PROJECT_ID,
    ...OTHER_ANSWER_COLUMNS,
    column('prompt', 'string', 'Text of the prompt'),
    column('run_id', 'string', 'The run that asked', {
      empty: 'nobody asked, or the run is no longer kept answer by answer',
    }),
    column('sample', 'int', 'Which of several askings of the run, from 0', { empty: 'as run_id' }),
    column('route', 'string', 'How the engine was reached'),
    column('engine_version', 'string', 'The model that answered', { empty: 'not told' }),
    column('is_grounded', 'boolean', 'Whether the engine searched the web'),
    column('is_refusal', 'boolean', 'Whether the engine refused to answer'),
    column('is_incomplete', 'boolean', 'Whether the answer broke off'),
    column('is_visible', 'boolean', 'Whether the own brand is named or cited'),
    column('is_named', 'boolean', 'Whether the own brand is named'),
    column('is_cited', 'boolean', 'Whether a page of the own brand is cited'),
    column('depth', 'double', 'How far into the answer the own brand is first named: 0 first word, 100 last', {
      unit: '%',
      empty: 'not named',
    }),
    column('mention_order', 'int', 'The own brand’s place among the tracked brands that are named, from 1', {
      empty: 'not named',
    }),
    column('sentiment', 'double', 'What is said of the own brand: 0 bad, 50 neither, 100 good', {
      unit: '0-100',
      empty: 'nothing is said, or not named',
    }),
    column('sentiment_source', 'string', 'Who found the sentiment: words, judge or override', {
      empty: 'as sentiment',
    }),
    column('brands_named', 'int', 'Tracked brands that are named'),
    column('words', 'int', 'Length of the answer', { unit: 'words' }),
    column('cost_usd', 'double', 'What the answer cost', { unit: 'US dollars', empty: 'not known, or nobody asked' }),
    column(
      'rule_version',
      'string',
      'The rules that it was measured by: version of the program’s, a dot, version of the project’s names',
    ),
    column('text', 'string', 'The answer, Markdown', { empty: 'exported without text, or damaged' }),
    ...FILE_COLUMNS,
  ],
};

export const mentions: Table = {
  name: 'mentions',
  description: 'Tracked brands in answers, the own brand and competitors.',
  row: 'a tracked brand that an answer names or cites',
  key: ['answer_id', 'brand_id'],
  monthOf: MONTH,
  columns: [
    ...ANSWER_COLUMNS,
    column('brand_id', 'string', 'The brand, as the API names it'),
    column('is_own', 'boolean', 'Whether it is the own brand'),
    column('is_named', 'boolean', 'Whether the text names it'),
    column('is_cited', 'boolean', 'Whether a page of its domains is cited'),
    column('mention_order', 'int', 'Its place among the tracked brands that are named, from 1', { empty: 'not named' }),
    column('depth', 'double', 'How far into the answer it is first named: 0 first word, 100 last', {
      unit: '%',
      empty: 'not named',
    }),
    column('sentiment', 'double', 'What is said of it: 0 bad, 50 neither, 100 good', {
      unit: '0-100',
      empty: 'nothing is said',
    }),
    column('sentiment_source', 'string', 'Who found the sentiment: words, judge or override', {
      empty: 'as sentiment',
    }),
    column('occurrences', 'int', 'How often the text names it; 63 stands for 63 or more'),
    ...FILE_COLUMNS,
  ],
};

export const citations: Table = {
  name: 'citations',
  description: 'Pages that answers cite.',
  row: 'a page that an answer cites, once, at its first place',
  key: ['answer_id', 'source_id'],
  monthOf: MONTH,
  columns: [
    ...ANSWER_COLUMNS,
    column('source_id', 'string', 'The page, as the API names it'),
    column('url', 'string', 'Its address, normalised'),
    column('title', 'string', 'Its title', { empty: 'never told' }),
    column('domain', 'string', 'The host that it is on, without www.'),
    column('source_type', 'string', 'Kind of the site, as sources tell it: own, competitor, editorial, …'),
    column('url_type', 'string', 'Kind of the page: homepage, article, …'),
    column('place', 'int', 'Its place in the answer’s list of sources, from 1'),
    ...FILE_COLUMNS,
  ],
};

export const fanouts: Table = {
  name: 'fanouts',
  description: 'Searches that engines sent on the way to an answer.',
  row: 'a search; one that was sent twice is there twice',
  key: ['answer_id', 'place'],
  monthOf: MONTH,
  columns: [
    ...ANSWER_COLUMNS,
    column('place', 'int', 'Its place among the searches of the answer, from 1'),
    column('query', 'string', 'What was searched for; as in query_folded where answers spelled it in several ways'),
    column('query_folded', 'string', 'The same, folded: equal for spellings that count as one'),
    ...FILE_COLUMNS,
  ],
};

const count = (name: string, description: string) => column(name, 'int', description, { unit: 'answers' });

export const dailyFigures: Table = {
  name: 'daily_figures',
  description:
    'Counts and sums of a day, of which every rate and mean of the API is made. Rates are quotients of sums over rows.',
  row: 'a tracked brand in the answers of a day to one prompt on one engine and surface; the own brand has a row even where it is not there',
  key: ['project_id', 'day', 'prompt_id', 'engine', 'surface', 'language', 'is_branded', 'brand_id'],
  monthOf: 'the day',
  columns: [
    PROJECT_ID,
    column('day', 'date', 'UTC'),
    column('prompt_id', 'string', 'The prompt'),
    column('engine', 'string', 'The engine'),
    column('surface', 'string', 'Where the answers were met'),
    column('language', 'string', 'Language of the prompt, upper case'),
    column('is_branded', 'boolean', 'Whether the prompt names the own brand'),
    column('brand_id', 'string', 'The brand'),
    column('is_own', 'boolean', 'Whether it is the own brand; add up `answers` over these rows alone'),
    count('answers', 'Answers of the day, prompt, engine and surface: the same in the rows of all brands'),
    count('visible', 'Of them, those that name or cite the brand'),
    count('named', 'Of them, those that name it'),
    count('cited', 'Of them, those that cite it'),
    count('first', 'Of them, those that name it first'),
    count('top3', 'Of them, those that name it among the first three'),
    column('order_sum', 'double', 'Sum of mention_order over those that name it'),
    column('order_squares', 'double', 'Sum of its squares'),
    column('depth_sum', 'double', 'Sum of depth over those that name it', { unit: '%' }),
    column('depth_squares', 'double', 'Sum of its squares'),
    count('opinions', 'Of them, those that say something about it'),
    column('sentiment_sum', 'double', 'Sum of sentiment over those', { unit: '0-100' }),
    column('sentiment_squares', 'double', 'Sum of its squares'),
    count('positive', 'Of them, those with a positive opinion'),
    count('neutral', 'Of them, those with a neutral one'),
    count('negative', 'Of them, those with a negative one'),
    column('occurrences', 'int', 'Mentions in all of them', { unit: 'mentions' }),
    ...FILE_COLUMNS,
  ],
};
