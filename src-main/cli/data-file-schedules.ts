/** `export schedules list | add | remove | log`: data files that are written by themselves while the app or server runs. */
import type { Command } from 'commander';

import { notFound, validationError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { addWishOptions, toWish, type WishOptions } from './data-files.ts';
import { print, withSession } from './session.ts';

type Schedule = OperationOutput<'dataFiles.schedules'>['schedules'][number];
type Outcome = NonNullable<Schedule['outcome']>;

interface TimingOptions {
  every?: string;
  day?: string;
  time?: string;
}

const RHYTHMS: Readonly<Record<string, Schedule['rhythm']>> = { day: 'daily', week: 'weekly', month: 'monthly' };

export function bindExportSchedules(exports: Command): void {
  const schedules = exports
    .command('schedules')
    .description('data files that are written by themselves while the app or server runs');
  schedules
    .command('list', { isDefault: true })
    .option('--json', 'print JSON')
    .action(({ json }, command) =>
      withSession(command, async ({ call }) => {
        const list = await call('dataFiles.schedules', {});
        print(json, list, () => (list.schedules.length === 0 ? ['None.'] : list.schedules.map(toLine)));
      }),
    );
  addWishOptions(schedules.command('add').description('write data files by themselves from now on'))
    .option('--every <rhythm>', 'day, week or month', 'day')
    .option('--day <number>', 'of the week, 1 (Monday) to 7; of the month, 1 to 28')
    .option('--time <time>', 'local, HH:MM')
    .option('--json', 'print JSON')
    .action((options: WishOptions & TimingOptions & { json?: boolean }, command) =>
      withSession(command, async ({ call }) => {
        const saved = await call('dataFiles.saveSchedule', { ...toWish(options), ...toTiming(options) });
        print(options.json, saved, () => [`Saved: ${toLine(saved)}`]);
      }),
    );
  schedules
    .command('remove')
    .argument('<id>')
    .option('--json', 'print JSON')
    .action((scheduleId, { json }, command) =>
      withSession(command, async ({ call }) => {
        const removed = await call('dataFiles.removeSchedule', { scheduleId });
        print(json, removed, () => [`Removed ${scheduleId}. Files that were written stay.`]);
      }),
    );
  schedules
    .command('log')
    .description('what came of each time, the newest first')
    .argument('[id]', 'of one schedule; else of all')
    .option('--json', 'print JSON')
    .action((id, { json }, command) =>
      withSession(command, async ({ call }) => {
        const { schedules: all } = await call('dataFiles.schedules', {});
        if (id !== undefined && !all.some((schedule) => schedule.id === id)) throw notFound('The schedule');
        const tries = all
          .filter((schedule) => id === undefined || schedule.id === id)
          .flatMap((schedule) => schedule.tries.map((each) => ({ scheduleId: schedule.id, to: schedule.to, ...each })))
          .sort((a, b) => b.at.localeCompare(a.at));
        print(json, { tries }, () =>
          tries.length === 0
            ? ['Nothing was tried yet.']
            : tries.map(
                ({ at, to, outcome, said }) => `${at}  ${to}  ${outcome ? toText(outcome) : `failed: ${said}`}`,
              ),
        );
      }),
    );
}

/** Throws VALIDATION_ERROR for another rhythm, and for a day where every day is one. */
function toTiming({ every = 'day', day, time }: TimingOptions) {
  const rhythm = RHYTHMS[every];
  if (rhythm === undefined) throw refuse('--every', `must be one of ${Object.keys(RHYTHMS).join(', ')}`);
  if (day !== undefined && rhythm === 'daily') throw refuse('--day', 'is for --every week or month');
  return {
    rhythm,
    ...(time !== undefined && { time }),
    ...(day !== undefined && { [rhythm === 'monthly' ? 'dayOfMonth' : 'weekday']: Number(day) }),
  };
}

const refuse = (path: string, message: string) => validationError([{ path, message }]);

const DAYS: Readonly<Record<Schedule['rhythm'], (schedule: Schedule) => string>> = {
  daily: () => 'every day',
  weekly: ({ weekday }) => `day ${weekday} of the week`,
  monthly: ({ dayOfMonth }) => `day ${dayOfMonth} of the month`,
};

function toLine(schedule: Schedule): string {
  const { id, to, rhythm, time, format = 'parquet', nextAt, writtenAt, outcome, failure } = schedule;
  const last = writtenAt && outcome ? `, last ${writtenAt}: ${toText(outcome)}` : '';
  const failed = failure ? `, failed ${failure.failedAt}: ${failure.said}` : '';
  return `${to} (${DAYS[rhythm](schedule)}, ${time}, ${format})${last}${failed}, next ${nextAt}  ${id}`;
}

function toText({ written, unchanged, removed, missingProjectIds }: Outcome): string {
  const gone = missingProjectIds.length === 0 ? '' : `, left out as they are gone: ${missingProjectIds.join(' ')}`;
  return `${written} files written, ${unchanged} as they should be, ${removed} went${gone}`;
}
