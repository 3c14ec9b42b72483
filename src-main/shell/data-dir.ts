/** Which data folder a start means. Pure. */
import path from 'node:path';

/**
 * `--data-dir DIR` or `--data-dir=DIR` wins over `SIGHTLINE_DATA_DIR`, which wins over the default. Absolute; the given
 * path is taken from the current folder.
 */
export function planDataDir(args: readonly string[], env: NodeJS.ProcessEnv, defaultDir: string): string {
  const given = findArgument(args, '--data-dir') ?? env.SIGHTLINE_DATA_DIR;
  return given ? path.resolve(given) : defaultDir;
}

/** The value of `--name VALUE` or `--name=VALUE`; undefined when it is absent or has none. */
export function findArgument(args: readonly string[], name: string): string | undefined {
  const joined = args.find((arg) => arg.startsWith(`${name}=`));
  if (joined !== undefined) return joined.slice(name.length + 1);
  const index = args.indexOf(name);
  return index < 0 ? undefined : args[index + 1];
}
