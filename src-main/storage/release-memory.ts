/** Releases memory that a thread does not use any more: for idle threads, because collecting stops them for some hundredths of a second. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'regular' | 'last-resort' }) => void;

let collect: Collect | null = null;

/**
 * Collects garbage now and shrinks the heap. V8 does so by itself when the heap is full, which in an idle thread is never: what a start and
 * a long piece of work left behind would stay for as long as the process. `isThorough`: with code that was not used for a while, which
 * takes several times as long.
 */
export function releaseMemory({ isThorough = false } = {}): void {
  collect ??= findCollector();
  collect({ type: 'major', execution: 'sync', flavor: isThorough ? 'last-resort' : 'regular' });
}

/** The collector is callable only where a flag of the engine exposes it; it is exposed to one empty context. */
function findCollector(): Collect {
  setFlagsFromString('--expose-gc');
  const found: unknown = runInNewContext("typeof gc === 'function' ? gc : null");
  setFlagsFromString('--no-expose-gc');
  return typeof found === 'function' ? (found as Collect) : () => {};
}
