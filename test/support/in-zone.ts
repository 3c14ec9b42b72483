/** Runs code as if the machine stood in another time zone. */

/** `zone` is a name such as `Europe/Berlin`; the machine's own comes back whatever happens. */
export function inZone<T>(zone: string, work: () => T): T {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    return work();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}
