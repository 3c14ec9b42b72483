/** Whether the packaged program is switched as its configuration says: an installed app is no Node and loads no other code. */
import { FuseV1Options, FuseVersion, getCurrentFuseWire } from '@electron/fuses';

import packaging from '../../packaging/electron-builder.mjs';
import { failed, passed, type Step, skipped } from '../step.ts';

/** As they are in the program, a sign for each fuse. */
const STATES: Readonly<Record<number, string>> = { 48: 'off', 49: 'on', 114: 'removed' };

/** The fuses that the configuration of the packager names, in the packager's spelling, with what it wants of each. */
function listWanted(): { name: string; fuse: FuseV1Options; wanted: string }[] {
  const numbers: Readonly<Record<string, unknown>> = FuseV1Options;
  return Object.entries(packaging.electronFuses ?? {}).flatMap(([name, isOn]) => {
    const fuse = numbers[`${name.charAt(0).toUpperCase()}${name.slice(1)}`];
    return typeof fuse === 'number' ? [{ name, fuse, wanted: isOn ? 'on' : 'off' }] : [];
  });
}

export const fuses: Step = {
  id: 'fuses',
  name: 'Fuses',
  shows:
    'What can be switched on in Electron from outside is switched in the packaged program as its configuration says.',
  run: async ({ app }) => {
    if (app.packaged === null) return skipped('There is no packaged app.');
    const wire = await getCurrentFuseWire(app.packaged.program).catch((error: Error) => error);
    if (wire instanceof Error) return failed('The fuses could not be read.', wire.message);
    if (wire.version !== FuseVersion.V1) return failed(`The fuses have an unknown version: ${wire.version}.`);
    const states = listWanted().map(({ name, fuse, wanted }) => {
      const found = STATES[wire[fuse] ?? -1] ?? 'unknown';
      return { line: `${name}: ${found}`, wrong: found === wanted ? null : `${name} is ${found}, not ${wanted}` };
    });
    const wrong = states.flatMap((state) => state.wrong ?? []);
    const lines = states.map(({ line }) => line);
    return wrong.length === 0 ? passed(...lines) : failed(`${wrong.join('; ')}.`, ...lines);
  },
};
