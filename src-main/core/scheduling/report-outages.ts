/** Lets jobs say what engine they wait for, and be due when it is back. Decides nothing about lanes. */
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import type { Storage } from '../../storage/command.ts';
import { endOutage, noteOutage } from './job-queue.ts';
import { describeOutage } from './lane-outage.ts';
import type { LaneRegistry } from './lane-registry.ts';

/** `isOffline`: no engine is to blame. Public ids of the runs that wait or go on. */
export async function reportOutages(storage: Storage, lanes: LaneRegistry, isOffline: boolean): Promise<string[]> {
  const runIds: string[] = [];
  for (const lane of lanes.takeRecovered()) runIds.push(...(await storage.write(endOutage, lane)));
  for (const { lane, outage } of isOffline ? [] : lanes.takeOutages()) {
    const message = describeOutage(ENGINE_LABELS[lane.engine], outage);
    runIds.push(...(await storage.write(noteOutage, { lane, reason: outage.reason, message })));
  }
  return runIds;
}
