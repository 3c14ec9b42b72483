/** Numbers of hosts: that of the source which was met first there. Sources are never deleted, and never move to another host. */

/** The number of the host by source. `sources` in the order of their ids; 0 is no host. */
export function numberHosts(sources: readonly { id: number; host: string }[]): Int32Array {
  const [firsts, numbers] = [new Map<string, number>(), new Int32Array((sources.at(-1)?.id ?? 0) + 1)];
  for (const { id, host } of sources) {
    const first = firsts.get(host) ?? id;
    if (first === id) firsts.set(host, id);
    numbers[id] = first;
  }
  return numbers;
}
