/**
 * Inputs of writes that a job makes, as bytes. They come by way of the main thread, which moves them on and takes nothing apart: as
 * objects a batch would be copied in and out there, for milliseconds in which everything else waits.
 */
import { deserialize, serialize } from 'node:v8';

export type SerializedPayload = Uint8Array<ArrayBuffer>;

/** Plain data as bytes in memory of their own, which can be moved to another thread. */
export function serializePayload(input: unknown): SerializedPayload {
  const bytes = serialize(input);
  // The engine gives each its own memory; one that shared it with others could not be moved.
  return bytes.byteLength === bytes.buffer.byteLength ? (bytes as SerializedPayload) : new Uint8Array(bytes);
}

/** What was sealed. Binary values in it share the memory of the payload: they are gone when that is freed. */
export function deserializePayload(sealed: SerializedPayload): unknown {
  return deserialize(sealed);
}

/** Gives the memory back now instead of with the next garbage. */
export function freePayload({ buffer }: SerializedPayload): void {
  if (!buffer.detached) buffer.transfer(0);
}
