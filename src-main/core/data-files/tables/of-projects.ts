/** Tables of what a project is made of, and of what was done in it. Their rows hold the state at the time of writing. */
import { column, FILE_COLUMNS, PROJECT_ID, type Table } from './table.ts';

export const prompts: Table = {
  name: 'prompts',
  description: 'Prompts as they are now.',
  row: 'a prompt',
  key: ['prompt_id'],
  monthOf: 'when the prompt was made',
  columns: [
    column('prompt_id', 'string', 'The prompt, as the API names it'),
    PROJECT_ID,
    column('prompt', 'string', 'Its text'),
    column('language', 'string', 'Upper case'),
    column('country', 'string', 'Country that it is asked for', { empty: 'none' }),
    column('engines', 'string', 'Engines that are asked, with commas between; empty: those of the project'),
    column('state', 'string', 'queued, active, paused or archived'),
    column('is_branded', 'boolean', 'Whether it names the own brand now'),
    column('intents', 'string', 'What its asker wants, with commas between'),
    column('created_at', 'timestamp', 'UTC'),
    ...FILE_COLUMNS,
  ],
};

export const tags: Table = {
  name: 'tags',
  description: 'Tags of prompts as they are now.',
  row: 'a tag on a prompt',
  key: ['prompt_id', 'tag'],
  monthOf: 'when the prompt was made',
  columns: [
    PROJECT_ID,
    column('prompt_id', 'string', 'The prompt'),
    column('tag', 'string', 'The tag'),
    ...FILE_COLUMNS,
  ],
};

export const brands: Table = {
  name: 'brands',
  description: 'Tracked brands as they are now, with the project of each.',
  row: 'a tracked brand',
  key: ['brand_id'],
  monthOf: 'when the brand was made',
  columns: [
    column('brand_id', 'string', 'The brand, as the API names it'),
    PROJECT_ID,
    column('project', 'string', 'Name of the project'),
    column('environment', 'string', 'live or test, of the project'),
    column('is_sample', 'boolean', 'Whether the project is the sample'),
    column('brand', 'string', 'Name of the brand'),
    column('is_own', 'boolean', 'Whether it is the own brand of the project'),
    column('is_starred', 'boolean', 'Whether the owner starred it'),
    column('domain', 'string', 'Its main domain', { empty: 'none is known' }),
    column('created_at', 'timestamp', 'UTC'),
    ...FILE_COLUMNS,
  ],
};

export const calls: Table = {
  name: 'calls',
  description: 'Calls to engines, as the ledger has them: those that failed and those of the judge too.',
  row: 'a call',
  key: ['folder', 'call_id'],
  monthOf: 'when the call began',
  columns: [
    column('call_id', 'int', 'Number of the call in its folder'),
    PROJECT_ID,
    column('prompt_id', 'string', 'What was asked'),
    column('answer_id', 'string', 'What came of it', { empty: 'no answer' }),
    column('engine', 'string', 'The engine'),
    column('route', 'string', 'How it was reached'),
    column('model_asked', 'string', 'The model that was asked for'),
    column('model', 'string', 'The model that answered', { empty: 'not told' }),
    column('started_at', 'timestamp', 'UTC'),
    column('day', 'date', 'The day of that, UTC'),
    column('outcome', 'string', 'How it ended', { empty: 'not over, or not told' }),
    column('cost_usd', 'double', 'What it cost', { unit: 'US dollars', empty: 'not known' }),
    column(
      'counted_usd',
      'double',
      'What was counted against caps for it: its cost, else the most that it can have been',
      {
        unit: 'US dollars',
      },
    ),
    column('spend_month', 'string', 'The month that it is billed in, such as 2026-11, in the time zone of the account'),
    column('cost_basis', 'string', 'reported by the engine, estimated from prices, unknown, or open'),
    ...FILE_COLUMNS,
  ],
};

export const runs: Table = {
  name: 'runs',
  description: 'Runs that asked the prompts of a project.',
  row: 'a run',
  key: ['run_id'],
  monthOf: 'when the run was made',
  columns: [
    column('run_id', 'string', 'The run, as the API names it'),
    PROJECT_ID,
    column('cause', 'string', 'schedule, manual, …'),
    column('state', 'string', 'running, paused, finished or cancelled'),
    column('created_at', 'timestamp', 'UTC'),
    column('finished_at', 'timestamp', 'UTC', { empty: 'not over' }),
    ...FILE_COLUMNS,
  ],
};

export const tasks: Table = {
  name: 'tasks',
  description: 'Tasks as they are now.',
  row: 'a task',
  key: ['task_id'],
  monthOf: 'when the task was made',
  columns: [
    column('task_id', 'string', 'The task, as the API names it'),
    PROJECT_ID,
    column('rule', 'string', 'The rule that made it'),
    column('category', 'string', 'technical, visibility, content, offsite, reputation, competitor or setup'),
    column('status', 'string', 'open, in_progress, done or dismissed'),
    column('title', 'string', 'Its title, English'),
    column('impact', 'int', 'What it is worth', { unit: '1-10' }),
    column('effort', 'int', 'What it takes', { unit: '1-10' }),
    column('priority_score', 'int', 'What comes first', { unit: '1-100' }),
    column('created_at', 'timestamp', 'UTC'),
    column('updated_at', 'timestamp', 'UTC'),
    column('resolved_at', 'timestamp', 'UTC', { empty: 'not done' }),
    ...FILE_COLUMNS,
  ],
};

export const attribution: Table = {
  name: 'attribution',
  description: 'What customers said led them to the brand. Names and addresses of respondents are not exported.',
  row: 'a response',
  key: ['response_id'],
  monthOf: 'when the response was given',
  columns: [
    column('response_id', 'string', 'The response, as the API names it'),
    PROJECT_ID,
    column('channel', 'string', 'The channel that was named'),
    column('category', 'string', 'The group of channels that it belongs to'),
    column('source', 'string', 'Where the response was given'),
    column('deal_value', 'double', 'Worth of the deal', { unit: 'deal_currency', empty: 'not told' }),
    column('deal_currency', 'string', 'ISO 4217'),
    column('form_id', 'string', 'The form', { empty: 'none' }),
    column('page_url', 'string', 'The page that the form was on', { empty: 'not told' }),
    column('created_at', 'timestamp', 'UTC'),
    ...FILE_COLUMNS,
  ],
};
