/** The reads of somebody who looks at the dashboard, again and again, and how long each took. */
import { setTimeout as sleep } from 'node:timers/promises';

import { toDate } from '#shared/time/day.ts';
import type { BenchFolder } from '../folder/build-folder.ts';
import { type Timings, toTimings } from '../reads/timings.ts';
import type { ApiClient } from '../service/api-client.ts';

export interface DashboardLook extends Timings {
  longestMs: number;
  errors: string[];
}

const PAUSE_MS = 25;

export class Dashboard {
  readonly #client: ApiClient;
  readonly #paths: readonly string[];
  readonly #times: number[] = [];
  readonly #errors: string[] = [];
  #isStopped = false;
  #loop: Promise<void> | null = null;

  constructor(client: ApiClient, folder: BenchFolder) {
    this.#client = client;
    const project = `/projects/${folder.projectId}`;
    const dates = (days: number) => `startDate=${toDate(folder.lastDay - days + 1)}&endDate=${toDate(folder.lastDay)}`;
    this.#paths = [
      `${project}/metrics?${dates(365)}`,
      `${project}/metrics/timeseries?${dates(365)}`,
      `${project}/competitors?${dates(365)}`,
      `${project}/metrics?${dates(30)}&model=chatgpt`,
      `${project}/sources?${dates(30)}`,
      `${project}/prompts?${dates(30)}`,
    ];
  }

  start(): void {
    this.#loop ??= this.#look();
  }

  async stop(): Promise<DashboardLook> {
    this.#isStopped = true;
    await this.#loop;
    return { ...toTimings(this.#times), longestMs: Math.max(0, ...this.#times), errors: this.#errors };
  }

  async #look(): Promise<void> {
    for (let turn = 0; !this.#isStopped; turn++) {
      const before = performance.now();
      const path = this.#paths[turn % this.#paths.length]!;
      try {
        const { status, body } = await this.#client.get(path);
        if (status !== 200) this.#errors.push(`${path}: ${status} ${body.toString('utf8').slice(0, 200)}`);
      } catch (error) {
        this.#errors.push(`${path}: ${(error as Error).message}`);
      }
      this.#times.push(performance.now() - before);
      await sleep(PAUSE_MS);
    }
  }
}
