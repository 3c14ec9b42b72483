/**
 * Inputs of writes that a job makes, serialized. They pass through the main thread, which transfers the bytes without reading them: copying a
 * batch of objects in and out there would block it for milliseconds.
 */
import { deserialize, serialize } from 'node:v8';

export type SerializedPayload = Uint8Array<ArrayBuffer>;

/** Plain data as bytes in memory of their own, which can be moved to another thread. */
export function serializePayload(input: unknown): SerializedPayload {
  const bytes = serialize(input);
  // V8 gives each its own memory; a shared buffer could not be transferred.
  return bytes.byteLength === bytes.buffer.byteLength ? (bytes as SerializedPayload) : new Uint8Array(bytes);
}

/** The input that was serialized. Binary values in it share the memory of the payload: they are gone when that is freed. */
export function deserializePayload(payload: SerializedPayload): unknown {
  return deserialize(payload);
}

/** Frees the memory now instead of at the next collection. */
export function freePayload({ buffer }: SerializedPayload): void {
  if (!buffer.detached) buffer.transfer(0);
}
