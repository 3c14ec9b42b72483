/** How another program starts this one, whatever its own search path is: from a checkout, as a package, or as the installed app. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface LaunchCommand {
  command: string;
  args: readonly string[];
}

interface Process {
  execPath: string;
  versions: { electron?: string | undefined };
  env: Readonly<Record<string, string | undefined>>;
}

/** Followed by a command and its options. */
export function findLaunchCommand(
  { execPath, versions, env }: Process = process,
  from = import.meta.dirname,
): LaunchCommand {
  // An AppImage is unpacked to another path with every start.
  if (versions.electron) return { command: env.APPIMAGE ?? execPath, args: [] };
  const root = findRoot(from);
  const launcher = join(root, 'build/launch.mjs');
  if (existsSync(launcher)) return { command: execPath, args: [launcher, 'cli'] };
  return { command: execPath, args: [join(root, 'build/sightline.mjs')] };
}

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(folder);
  return above === folder ? folder : findRoot(above);
}
