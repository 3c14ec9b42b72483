/** What became of the questions of a run, as a sum that adds up: the parts of the total, each with its reasons. Pure. */
import { nameReason } from '../../live-run/plan-left-out.ts';
import type { Run } from '../../live-run/plan-run-bar.ts';
import { TEXTS } from '../../texts/texts.ts';

const words = TEXTS.costs.runs;

export interface RunSum {
  name: string;
  count: number;
  /** What it consists of, where there is more to say; adds up to `count`. */
  reasons: { name: string; count: number }[];
}

/** The counts add up to the total of the run. What is nothing is left out, answers aside. */
export function planRunSums({ jobs, problems }: Pick<Run, 'jobs' | 'problems'>): RunSum[] {
  const reasonsOf = (kind: Run['problems'][number]['kind']) => {
    const byReason = Map.groupBy(
      problems.filter((problem) => problem.kind === kind),
      ({ reason }) => reason,
    );
    return [...byReason].map(([reason, parts]) => ({
      name: nameReason(reason),
      count: parts.reduce((sum, part) => sum + part.jobs, 0),
    }));
  };
  const sums: RunSum[] = [
    { name: words.done, count: jobs.answered, reasons: [] },
    { name: words.notShown, count: jobs.notShown, reasons: [] },
    { name: words.failed, count: jobs.failed, reasons: reasonsOf('failed') },
    { name: words.leftOut, count: jobs.leftOut, reasons: reasonsOf('left_out') },
    { name: words.cancelled, count: jobs.cancelled, reasons: [] },
    { name: words.delayed, count: jobs.delayed, reasons: reasonsOf('delayed') },
    { name: words.open, count: jobs.queued - jobs.delayed + jobs.running, reasons: [] },
  ];
  return sums.filter(({ count }, index) => index === 0 || count > 0);
}
