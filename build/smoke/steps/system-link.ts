/** A link given to the system itself: whoever it has registered for our links is asked to open one, as a browser would. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

import { failed, passed, type Step, type StepContext, skipped } from '../step.ts';
import { waitForAddress } from './second-instance.ts';

interface Command {
  program: string;
  args: readonly string[];
}

const SCHEME = 'sightline';

function ask(program: string, args: readonly string[]): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], windowsHide: true });
  } catch {
    return '';
  }
}

/** The command line of a handler, with `%1` (Windows) or `%u` (Linux) in the place of the link. */
export function readHandler(text: string): Command | null {
  const words = [...text.trim().matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
  const [program, ...args] = words;
  return program === undefined ? null : { program, args };
}

function findOnWindows(): Command | null {
  const said = ask('reg', ['query', `HKCU\\Software\\Classes\\${SCHEME}\\shell\\open\\command`, '/ve']);
  return readHandler(/REG_SZ\s+(.*)/.exec(said)?.[1] ?? '');
}

function findOnLinux(env: NodeJS.ProcessEnv): Command | null {
  const entry = ask('xdg-mime', ['query', 'default', `x-scheme-handler/${SCHEME}`]).trim();
  if (entry === '' || path.basename(entry) !== entry) return null;
  const data = [
    env.XDG_DATA_HOME ?? path.join(homedir(), '.local/share'),
    ...(env.XDG_DATA_DIRS ?? '/usr/local/share:/usr/share').split(':'),
  ];
  const file = data.map((folder) => path.join(folder, 'applications', entry)).find((each) => existsSync(each));
  return file === undefined ? null : readHandler(/^Exec=(.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '');
}

/** Run by us and not by the desktop, so that the app is sure to be told the data folder of the test, never that of its owner. */
async function runHandler({ keeper, app }: StepContext, link: string): Promise<string | null> {
  const found = process.platform === 'win32' ? findOnWindows() : findOnLinux(process.env);
  if (found === null)
    return 'The system knows of nobody who opens sightline:// links; installing the app registers it.';
  if (path.resolve(found.program) !== path.resolve(app.program)) {
    return `The system gives sightline:// links to another program: ${found.program}`;
  }
  const args = found.args.map((arg) => (/^%[1uU]$/.test(arg) ? link : arg));
  await keeper.runToEnd(found.program, args);
  return null;
}

export const systemLink: Step = {
  id: 'system-link',
  name: 'A link given to the system',
  shows: 'The system has the app registered for sightline:// links, and its entry leads the open window to the screen.',
  run: async (context) => {
    const { keeper, app } = context;
    if (app.kind === 'stand-in' || app.kind === 'development')
      return skipped('Only a packaged app is registered for links.');
    const projectId = await context.projectId();
    await keeper.open();
    const link = `${SCHEME}://project/${projectId}/tasks`;
    if (process.platform === 'darwin') {
      // To the app of this very folder; were it not running, it would start on the data folder of the test.
      const args = ['--env', `SIGHTLINE_DATA_DIR=${keeper.dataDir}`, '-a', app.packaged?.folder ?? '', link];
      const opened = await keeper.runToEnd('open', args);
      if (opened.code !== 0) return failed('The system did not open the link.', opened.stderr);
    } else {
      const why = await runHandler(context, link);
      if (why !== null) return skipped(why);
    }
    const isThere = await waitForAddress(context, `/projects/${projectId}/tasks`);
    return isThere
      ? passed('The window went to the screen of the link.')
      : failed('The window did not go to the screen.');
  },
};
