/** A project as the core holds it, and how a row becomes one. */
import type { Selectable } from 'kysely';

import type { Environment } from '#shared/contract/account.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { type Connection, query } from '../../storage/connection.ts';
import type { ProjectTable } from '../../storage/schema.ts';
import { isScheduleHeld } from './held-schedules.ts';

export interface Project {
  id: number;
  publicId: string;
  environment: Environment;
  name: string;
  domain: string;
  websiteUrl: string;
  description: string;
  isDefault: boolean;
  isSample: boolean;
  language: string | null;
  models: Engine[];
  isPitch: boolean;
  pitchDurationDays: 1 | 7 | 14 | null;
  pitchExpiredAt: number | null;
  schedule: 'daily' | 'weekly' | 'manual';
  /** It waits for the owner: see `held-schedules.ts`. */
  isScheduleHeld: boolean;
  scheduleTime: string;
  samplesPerRun: number;
  /** 1 (Monday) to 7, for a weekly schedule. */
  scheduleWeekday: number;
  /** Window over which a scheduled run's questions go out. */
  spreadMinutes: number;
  lastSlot: string;
  /** When the schedule was last changed, in milliseconds since 1970. */
  slotsSince: number;
  brandsVersion: number;
  createdAt: number;
  updatedAt: number;
}

type ProjectRow = Selectable<ProjectTable>;

export function toProject(row: ProjectRow, isHeld = false): Project {
  return {
    id: row.id,
    publicId: row.public_id,
    environment: row.environment,
    name: row.name,
    domain: row.domain,
    websiteUrl: row.website_url,
    description: row.description,
    isDefault: row.is_default === 1,
    isSample: row.is_sample === 1,
    language: row.language,
    models: JSON.parse(row.models),
    isPitch: row.is_pitch === 1,
    pitchDurationDays: row.pitch_duration_days as Project['pitchDurationDays'],
    pitchExpiredAt: row.pitch_expired_at,
    schedule: row.schedule,
    isScheduleHeld: isHeld,
    scheduleTime: row.schedule_time,
    samplesPerRun: row.samples_per_run,
    scheduleWeekday: row.schedule_weekday,
    spreadMinutes: row.spread_minutes,
    lastSlot: row.last_slot,
    slotsSince: row.slots_since,
    brandsVersion: row.brands_version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** All projects, oldest first. */
export function readProjects(db: Connection): Project[] {
  return db
    .all(query.selectFrom('project').selectAll().where('archived_at', 'is', null).orderBy('id'))
    .map((row) => toProject(row, isScheduleHeld(db, row.id)));
}

export function readProject(db: Connection, by: { id: number } | { publicId: string }): Project | null {
  const base = query.selectFrom('project').selectAll().where('archived_at', 'is', null);
  const row = db.get('id' in by ? base.where('id', '=', by.id) : base.where('public_id', '=', by.publicId));
  return row ? toProject(row, isScheduleHeld(db, row.id)) : null;
}
