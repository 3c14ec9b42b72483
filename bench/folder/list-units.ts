/** Units of history in order, made on threads while the one before is stored. */
import { Worker } from 'node:worker_threads';

import type { AnswerUnit, UnitOrder } from './answer-unit.ts';

export async function* listUnits(
  order: Omit<UnitOrder, 'offset' | 'stride'>,
  threads: number,
): AsyncGenerator<AnswerUnit> {
  const ready = new Map<number, AnswerUnit>();
  let wake: () => void = () => {};
  let fault: Error | null = null;
  const workers = Array.from({ length: threads }, (_, offset) => {
    const worker = new Worker(new URL('./unit-thread.ts', import.meta.url), {
      workerData: { ...order, offset, stride: threads } satisfies UnitOrder,
    });
    worker.on('message', (unit: AnswerUnit) => {
      ready.set(unit.number, unit);
      wake();
    });
    worker.on('error', (error) => {
      fault = error as Error;
      wake();
    });
    return worker;
  });
  const ended = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
  for (let number = 0; number < order.units; number++) {
    while (!ready.has(number)) {
      if (fault) throw fault;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const unit = ready.get(number)!;
    ready.delete(number);
    workers[number % threads]!.postMessage('next');
    yield unit;
  }
  await Promise.all(ended);
}
