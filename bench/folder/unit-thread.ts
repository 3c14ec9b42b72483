/** Entry of a thread that makes units of history, a few ahead of the one that stores them. */
import { parentPort, workerData } from 'node:worker_threads';

import { compileBrands } from '#main/core/measuring/compile-brands.ts';
import { createWorld } from '../world/world.ts';
import type { UnitOrder } from './answer-unit.ts';
import { FactsFiles } from './facts-files.ts';
import { makeUnit } from './make-unit.ts';

/** Units that may wait to be stored. */
const AHEAD = 3;

const order = workerData as UnitOrder;
const world = createWorld(order.brandCount, order.seed);
const brands = compileBrands(order.rules);
const facts = new FactsFiles(order.factsDir, order.offset);
let next = order.offset;

function makeNext(): void {
  if (next >= order.units) {
    facts.close();
    parentPort?.close();
    return;
  }
  const unit = makeUnit(world, brands, order.firstDay, next);
  facts.add(unit);
  parentPort?.postMessage(unit);
  next += order.stride;
}

// Each message from the storing side asks for one unit more.
parentPort?.on('message', makeNext);
for (let count = 0; count < AHEAD; count++) setImmediate(makeNext);
