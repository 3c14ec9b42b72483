/** Watches a process's resident memory: the most of it, and whether it goes on growing. */
import { readResidentMb } from '../service/process-stats.ts';

export interface ResidentOutcome {
  mostMb: number;
  lastMb: number;
  /** Least squares over the later two thirds; 0 with too few readings. */
  growthMbPerMinute: number;
  readings: { seconds: number; mb: number }[];
}

const EVERY_MS = 1_000;

export class ResidentWatch {
  readonly #readings: { seconds: number; mb: number }[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(pid: number) {
    const startedMs = Date.now();
    this.#timer = setInterval(() => {
      try {
        this.#readings.push({ seconds: (Date.now() - startedMs) / 1000, mb: readResidentMb(pid) });
      } catch {
        // It has ended; whoever started it finds that out.
      }
    }, EVERY_MS);
  }

  stop(): ResidentOutcome {
    clearInterval(this.#timer);
    const readings = this.#readings;
    return {
      mostMb: Math.max(0, ...readings.map(({ mb }) => mb)),
      lastMb: readings.at(-1)?.mb ?? 0,
      growthMbPerMinute: toSlope(readings.slice(Math.floor(readings.length / 3))) * 60,
      readings,
    };
  }
}

/** MB a second. */
function toSlope(readings: readonly { seconds: number; mb: number }[]): number {
  if (readings.length < 3) return 0;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(readings.map(({ seconds }) => seconds));
  const y = mean(readings.map(({ mb }) => mb));
  const products = readings.reduce((sum, { seconds, mb }) => sum + (seconds - x) * (mb - y), 0);
  return products / readings.reduce((sum, { seconds }) => sum + (seconds - x) ** 2, 0);
}
