/**
 * The closed lists of `error.details.reason`: what a program branches on where a code alone does not say enough. Each row says
 * what to do about it; the OpenAPI document and docs/api.md are held to these lists.
 */

/** Why a request was refused with 403 FORBIDDEN. */
export const FORBIDDEN_REASONS = {
  insufficient_scope: 'The key lacks the scope in `required`: make a key that has it.',
  host_not_allowed: 'The Host header names another machine: call the API by 127.0.0.1 or localhost.',
  agency_limit:
    'No room in the plan: `limit` says whether `projects` or `answers` are used up. Archive what is not needed, or pick `nextPackage`.',
  model_limit: 'More models than the plan allows (`limit`): send fewer.',
  model_not_available: 'The plan lacks the engines in `models`: leave them out, or pick another plan.',
  prompt_budget_exceeded:
    'The change needs `projectedSlots` of `promptLimit` slots (prompts x models): use fewer of either.',
  prompt_limit: 'The project holds `current` of `limit` prompts: archive one, or pick another plan.',
  pitch_prompt_limit: 'A pitch project holds `limit` prompts at most: archive one, or convert the pitch.',
  pitch_expired: 'The window of the pitch has closed: convert it with `convertFromPitch`.',
  pitch_project_limit:
    'All `limit` pitch slots of the plan are used: convert or remove a pitch, or pick an Agency plan.',
} as const;
export type ForbiddenReason = keyof typeof FORBIDDEN_REASONS;

/** What does not fit behind a 409 CONFLICT: the state of what is to be changed, or a condition of the machine. */
export const CONFLICT_REASONS = [
  'answers_lost',
  'backup_damaged',
  'backup_foreign',
  'backup_missing',
  'backup_newer',
  'busy',
  'changed_since',
  'closing',
  'damaged',
  'damaged_in_use',
  'database_damaged',
  'database_missing',
  'desktop_only',
  'development_schema',
  'disk_fault',
  'disk_full',
  'export_stopped',
  'import_stopped',
  'exporting',
  'file_cancelled',
  'file_damaged',
  'file_exists',
  'file_foreign',
  'file_handles',
  'file_newer',
  'folder_gone',
  'folder_missing',
  'import_under_way',
  'in_use',
  'judge_off',
  'judge_unreachable',
  'key_locked',
  'keys_unreadable',
  'locked',
  'log_gone',
  'name_taken',
  'newer_schema',
  'no_active_prompt',
  'no_data',
  'no_key_place',
  'no_print_browser',
  'no_update_feed',
  'nothing_to_freeze',
  'not_printed',
  'not_restored',
  'not_undoable',
  'not_served',
  'passphrase_missing',
  'passphrase_wrong',
  'project_there',
  'read_only',
  'restoring',
  'run_over',
  'task_closed',
  'tracked_already',
] as const;
export type ConflictReason = (typeof CONFLICT_REASONS)[number];

/** Never over HTTP: a window that is not ours called over IPC, and a host that gives a window no reply. */
export type WindowReason = 'foreign_sender' | 'unreachable';

export type ErrorReason = ForbiddenReason | ConflictReason | WindowReason;
