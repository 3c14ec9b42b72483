/** Data files: written to a folder of this machine, stopped, and written by schedules. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Core } from '../core/core.ts';
import { runExport } from '../core/data-files/run-export.ts';
import {
  type ExportOutcome,
  type ExportSchedule,
  loadExportSchedules,
  removeExportSchedule,
  saveExportSchedule,
} from '../core/data-files/schedules/schedule-store.ts';
import { toExportRequest } from '../core/data-files/to-export-request.ts';
import { planNextBuild } from '../core/reports/schedules/plan-build-slot.ts';
import { forgetStop, stopCall } from '../core/stopped-calls.ts';
import type { Handlers } from './handler.ts';
import { toDateTime } from './report-wire.ts';

export const dataFileHandlers = {
  'dataFiles.export': async ({ core, input: { token = null, ...wish } }) => {
    const request = toExportRequest(wish, toAsked(core, token));
    const report = ({ done, total }: { done: number; total: number | null }) =>
      core.progress.emit({ kind: 'data-export-progress', token, done, total: total ?? done });
    try {
      return await runExport(core.storage, request, report);
    } finally {
      if (token !== null) await core.storage.write(forgetStop, token);
    }
  },
  'dataFiles.stop': async ({ core, input: { token } }) => {
    await core.storage.write(stopCall, token);
    return { token };
  },
  'dataFiles.schedules': async ({ core }) => ({
    schedules: (await core.storage.read(loadExportSchedules, null)).map((schedule) => toWire(schedule, core.now())),
  }),
  'dataFiles.saveSchedule': async ({ core, input }) => {
    const { scheduleId = null, rhythm, weekday, dayOfMonth, time, ...rest } = input;
    const wish = { ...rest, to: toExportRequest(rest, toAsked(core, null)).to };
    const saved = await core.storage.write(saveExportSchedule, { scheduleId, wish, rhythm, weekday, dayOfMonth, time });
    return toWire(saved, core.now());
  },
  'dataFiles.removeSchedule': async ({ core, input: { scheduleId } }) => {
    await core.storage.write(removeExportSchedule, scheduleId);
    return { id: scheduleId, removed: true };
  },
} satisfies Handlers;

function toAsked(core: Core, token: string | null) {
  return { dataDir: core.storage.dataDir, appVersion: core.version, token };
}

type WireSchedule = OperationOutput<'dataFiles.schedules'>['schedules'][number];

function toWire(schedule: ExportSchedule, nowMs: number): WireSchedule {
  const { publicId, wish, rhythm, weekday, dayOfMonth, time, writtenAt, outcome, failures, failedAt, said, tries } =
    schedule;
  return {
    ...{ id: publicId, ...wish, rhythm, weekday, dayOfMonth, time },
    nextAt: toDateTime(planNextBuild(schedule, nowMs).startsAtMs),
    writtenAt: writtenAt === null ? null : toDateTime(writtenAt),
    outcome: toWireOutcome(outcome),
    failure: failedAt === null ? null : { failures, failedAt: toDateTime(failedAt), said: said ?? '' },
    tries: tries.map((each) => ({ ...each, at: toDateTime(each.at), outcome: toWireOutcome(each.outcome) })),
  };
}

const toWireOutcome = (outcome: ExportOutcome | null) =>
  outcome && { ...outcome, missingProjectIds: outcome.missingProjectIds ?? [] };
