/**
 * Memory of binary values in messages between threads. What a job has written comes by way of the main thread: there it is moved on
 * instead of copied, and where it was written it is let go at once instead of with the next garbage. It knows nothing of what it holds.
 */

/** Every buffer behind binary values in plain data, each once. */
export function listBuffers(data: unknown, found: Set<ArrayBuffer> = new Set()): Set<ArrayBuffer> {
  if (typeof data !== 'object' || data === null) return found;
  if (ArrayBuffer.isView(data)) {
    if (data.buffer instanceof ArrayBuffer) found.add(data.buffer);
  } else if (Array.isArray(data)) for (const item of data) listBuffers(item, found);
  else for (const key in data) listBuffers((data as Record<string, unknown>)[key], found);
  return found;
}

/** Frees them; values on them are empty from then on. */
export function freeBuffers(buffers: Iterable<ArrayBuffer>): void {
  for (const buffer of buffers) if (!buffer.detached) buffer.transfer(0);
}
