/** Row types of every table, for the query builder. They mirror the migrations; `test/architecture/rows` holds them to the tables. */
import type { Generated } from 'kysely';

import type { TaskCategory, TaskStatus } from '#shared/vocabulary/tasks.ts';

type Flag = 0 | 1;
type JsonList = string;

export interface AccountTable {
  id: number;
  public_id: string;
  email: string;
  name: string;
  tier: string;
  currency: string;
  default_models: JsonList;
  created_at: number;
  time_zone: Generated<string>;
}

export interface ProjectTable {
  id: Generated<number>;
  public_id: string;
  environment: 'live' | 'test';
  name: string;
  domain: string;
  website_url: string;
  description: string;
  is_default: Flag;
  is_sample: Flag;
  language: string | null;
  models: JsonList;
  is_pitch: Flag;
  pitch_duration_days: number | null;
  pitch_expired_at: number | null;
  schedule: 'daily' | 'weekly' | 'manual';
  schedule_time: string;
  samples_per_run: number;
  last_slot: string;
  brands_version: number;
  next_ordinal: number;
  created_at: number;
  updated_at: number;
  archived_at: number | null;
  /** From its first step on a deletion for good is never taken back. */
  erasing_since: Generated<number | null>;
  erasing_answers: Generated<number | null>;
  erasing_left_ms: Generated<number | null>;
  schedule_weekday: Generated<number>;
  spread_minutes: Generated<number>;
  slots_since: Generated<number>;
}

export interface ApiKeyTable {
  id: string;
  hash: string;
  name: string;
  environment: 'live' | 'test';
  scopes: JsonList;
  is_restricted: Flag;
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
}

export interface BrandTable {
  id: Generated<number>;
  public_id: string;
  project_id: number;
  is_own: Flag;
  name: string;
  state: 'tracked' | 'suggested' | 'ignored' | 'removed';
  created_at: number;
  is_starred: Generated<Flag>;
}

export interface PromptTable {
  id: Generated<number>;
  public_id: string;
  project_id: number;
  ordinal: number;
  text: string;
  language: string;
  country: string | null;
  models: JsonList;
  state: 'queued' | 'active' | 'paused' | 'archived';
  paused_by: 'pitch' | 'hand' | 'import' | null;
  is_branded: Flag;
  intents: string;
  created_at: number;
}

export interface RunTable {
  id: Generated<number>;
  public_id: string;
  project_id: number;
  cause: 'new' | 'schedule' | 'manual' | 'catch_up';
  slot: string;
  state: 'running' | 'paused' | 'finished' | 'cancelled';
  created_at: number;
  finished_at: number | null;
  jobs_settled: Generated<number>;
  starts_at: number;
  ends_at: number;
}

export type JobState = 'queued' | 'leased' | 'received' | 'waiting' | 'done' | 'failed' | 'cancelled';

export interface JobTable {
  id: Generated<number>;
  run_id: number;
  project_id: number;
  prompt_id: number;
  engine: string;
  slot: string;
  sample: number;
  state: JobState;
  attempts: number;
  next_try_at: number;
  lease_owner: string | null;
  lease_expires_at: number | null;
  route: string | null;
  outcome: string | null;
  message: string | null;
  updated_at: number;
  /** What the newest call was given; set when a job is leased. */
  country: string | null;
  paid_tries: Generated<number>;
}

export interface AnswerTable {
  id: Generated<number>;
  public_id: Uint8Array;
  project_id: number;
  prompt_id: number;
  job_id: number | null;
  import_batch_id: number | null;
  import_key: Uint8Array | null;
  external_id: string | null;
  engine: string;
  provenance_id: number;
  answered_at: number;
  day: number;
  language: string;
  country: string | null;
  is_branded: Flag;
  is_grounded: Flag;
  is_refusal: Flag;
  is_incomplete: Flag;
  is_own_named: Flag;
  is_own_cited: Flag;
  words: number;
  brands_named: number;
  cost_usd: number | null;
  cost_basis: 'reported' | 'estimated' | null;
  measuring_version: number;
  brands_version: number;
  hash: Uint8Array;
  country_asked: string | null;
  /** Where the brands are named in the text. */
  mention_offsets: Uint8Array;
  /** -65537 while the content is stored by itself. */
  pack_id: Generated<number>;
  /** Null while it was measured by the word boundaries of its project's history. */
  segmentation_id: number | null;
}

export interface TaskTable {
  id: Generated<number>;
  public_id: string;
  project_id: number;
  rule: string;
  subject: string;
  category: TaskCategory;
  status: TaskStatus;
  impact: number;
  effort: number;
  priority_score: number;
  is_auto_resolved: Flag;
  assignee_email: string | null;
  title: string;
  content: string;
  created_at: number;
  updated_at: number;
  last_seen_at: number;
  resolved_at: number | null;
}

export interface TaskEventTable {
  id: Generated<number>;
  task_id: number;
  at: number;
  kind: 'created' | 'reopened' | 'resolved' | 'status' | 'assigned';
  from_status: TaskStatus | null;
  to_status: TaskStatus | null;
  assignee_email: string | null;
  metrics: string;
}

export interface InterventionTable {
  id: Generated<number>;
  public_id: string;
  project_id: number;
  /** Null for one of the owner's own. */
  task_id: number | null;
  name: string;
  day: number;
  figure: string;
  tag: string | null;
  url: string | null;
  note: string;
  created_at: number;
  updated_at: number;
}

export interface Schema {
  account: AccountTable;
  setting: { key: string; value: string };
  project: ProjectTable;
  api_key: ApiKeyTable;
  api_key_project: { api_key_id: string; project_id: number };
  brand: BrandTable;
  brand_name: { brand_id: number; kind: 'alias' | 'excluded'; text: string; is_case_sensitive: Flag };
  brand_rule: { brand_id: number; kind: 'off' | 'near'; text: string };
  brand_domain: { brand_id: number; domain: string; is_main: Flag };
  prompt: PromptTable;
  tag: { id: Generated<number>; project_id: number; folded: string; name: string };
  prompt_tag: { prompt_id: number; tag_id: number };
  run: RunTable;
  job: JobTable;
  executor: { id: number; owner: string; pid: number; expires_at: number };
  import_batch: {
    id: Generated<number>;
    project_id: number;
    file_name: string;
    pid: number;
    state: 'writing' | 'done';
    started_at: number;
    finished_at: number | null;
    public_id: string | null;
    kind: 'prompts' | 'tags' | 'answers' | 'attribution' | null;
    /** JSON: rows by fate. */
    counts: string | null;
    undone_at: number | null;
  };
  answer: AnswerTable;
  task: TaskTable;
  task_event: TaskEventTable;
  task_evaluation: { project_id: number; evaluated_at: number };
  task_prompt: { task_id: number; prompt_id: number };
  intervention: InterventionTable;
  intervention_prompt: { intervention_id: number; prompt_id: number };
}
