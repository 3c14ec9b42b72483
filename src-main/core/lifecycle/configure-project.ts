/** Settings of a project beyond the published interface: alias lists, the schedule and labels. */
import { defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import { replaceNames } from '../brands/brand-names.ts';
import { readOwnBrandId, replaceDomains } from '../brands/brand-store.ts';
import { planDomainAliases } from '../brands/domain.ts';
import { changeNames, type NamesChange } from '../competitors/change-names.ts';
import { releaseSchedule } from '../projects/held-schedules.ts';
import { replaceLabels } from '../projects/labels.ts';
import { checkPace, type MeteredNotice } from '../projects/limits.ts';
import { readProject } from '../projects/project.ts';
import { planDueSlot } from '../scheduling/plan-slot.ts';
import { planUnevenDays, type UnevenDays } from '../scheduling/plan-uneven-days.ts';

export interface ProjectSettings extends NamesChange {
  labels?: readonly string[];
  brandAliases?: readonly string[];
  caseSensitiveAliases?: readonly string[];
  excludedPhrases?: readonly string[];
  withoutRules?: readonly string[];
  nearbyWords?: readonly string[];
  domainAliases?: readonly string[];
  schedule?: 'daily' | 'weekly' | 'manual';
  scheduleTime?: string;
  samplesPerRun?: number;
  scheduleWeekday?: number;
  spreadMinutes?: number;
}

export interface ProjectConfigured {
  /** A list of names or domains changed: history has to be measured again. */
  isRemeasuringNeeded: boolean;
  meteredNotice: MeteredNotice | undefined;
  /** Where a schedule was given that a change of clocks leaves uneven. */
  unevenDays: UnevenDays | null;
}

/**
 * Stores the settings, all of them or none. Throws VALIDATION_ERROR for a bad domain and FORBIDDEN `agency_limit` for a
 * pace beyond the included answers.
 */
export const configureProject = defineWrite(
  'projects.configure',
  (db, input: ProjectSettings, { nowMs }): ProjectConfigured => {
    const saved = saveSchedule(db, input, nowMs);
    if (input.labels) replaceLabels(db, input.projectId, input.labels);
    return { isRemeasuringNeeded: saveNames(db, input, nowMs), ...saved };
  },
);

/** True when a list of names or domains is another one now. */
function saveNames(db: Connection, input: ProjectSettings, nowMs: number): boolean {
  const brandId = readOwnBrandId(db, input.projectId);
  const {
    brandAliases: aliases,
    caseSensitiveAliases,
    excludedPhrases,
    withoutRules,
    nearbyWords,
    domainAliases,
  } = input;
  const lists = { aliases, caseSensitiveAliases, excludedPhrases, withoutRules, nearbyWords };
  const domains = domainAliases && planDomainAliases(domainAliases);
  if (Object.values({ ...lists, domains }).every((list) => list === undefined)) return false;
  return changeNames(db, { ...input, nowMs }, () => {
    replaceNames(db, brandId, lists);
    if (domains) replaceDomains(db, brandId, domains, false);
  }).isChanged;
}

type ScheduleSaved = Pick<ProjectConfigured, 'meteredNotice' | 'unevenDays'>;

/** A changed schedule begins with its next slot: the one that is under way counts as asked. */
function saveSchedule(db: Connection, input: ProjectSettings, nowMs: number): ScheduleSaved {
  const project = readProject(db, { id: input.projectId });
  if (!project) return { meteredNotice: undefined, unevenDays: null };
  const schedule = input.schedule ?? project.schedule;
  const time = input.scheduleTime ?? project.scheduleTime;
  const weekday = input.scheduleWeekday ?? project.scheduleWeekday;
  const samplesPerRun = input.samplesPerRun ?? project.samplesPerRun;
  const spreadMinutes = input.spreadMinutes ?? project.spreadMinutes;
  const meteredNotice = checkPace(db, project, { schedule, samplesPerRun });
  const isMoved = time !== project.scheduleTime || weekday !== project.scheduleWeekday;
  // Whoever says how often means it here, where it waited for that word.
  const isReleased = input.schedule !== undefined && project.isScheduleHeld;
  if (isReleased) releaseSchedule(db, project.id);
  const isChanged = schedule !== project.schedule || isMoved || isReleased;
  db.run(
    query
      .updateTable('project')
      .set({
        schedule,
        schedule_time: time,
        schedule_weekday: weekday,
        spread_minutes: spreadMinutes,
        samples_per_run: samplesPerRun,
        last_slot: isChanged ? planDueSlot(schedule, time, nowMs, weekday).slot : project.lastSlot,
        slots_since: isChanged ? nowMs : project.slotsSince,
        updated_at: nowMs,
      })
      .where('id', '=', project.id),
  );
  const isGiven = [input.schedule, input.scheduleTime, input.spreadMinutes].some((part) => part !== undefined);
  return { meteredNotice, unevenDays: isGiven ? planUnevenDays({ schedule, time, spreadMinutes }, nowMs) : null };
}
