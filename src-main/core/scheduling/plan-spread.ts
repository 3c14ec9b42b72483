/** When within a run's window a question goes out, so that an engine is not met by every project at once. Pure. */
import { createHash } from 'node:crypto';

export interface SpreadKey {
  projectId: number;
  promptId: number;
  engine: string;
  sample: number;
}

/** 0 up to `windowMs`, evenly spread over questions and always the same for the same one; 0 without a window. */
export function planSpreadMs({ projectId, promptId, engine, sample }: SpreadKey, windowMs: number): number {
  if (windowMs <= 0) return 0;
  const digest = createHash('sha256').update(`${projectId}\n${promptId}\n${engine}\n${sample}`).digest();
  return Math.floor((digest.readUIntBE(0, 6) / 2 ** 48) * windowMs);
}
