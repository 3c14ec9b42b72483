/** Whether the system takes the packaged app for whole, and by whom it was signed. */
import { execFile } from 'node:child_process';

import { type Finding, failed, passed, type Step, skipped } from '../step.ts';

interface Said {
  ok: boolean;
  text: string;
}

function ask(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<Said> {
  return new Promise((resolve) => {
    execFile(program, args, { env: { ...process.env, ...env }, windowsHide: true }, (error, stdout, stderr) => {
      resolve({ ok: error === null, text: `${stdout}${stderr}${error && !stderr ? error.message : ''}`.trim() });
    });
  });
}

/** An app that was signed by nobody in particular runs where it was made, and is refused where it was downloaded. */
async function checkMac(folder: string): Promise<Finding> {
  const verified = await ask('codesign', ['--verify', '--deep', '--strict', '--verbose=2', folder]);
  const shown = await ask('codesign', ['--display', '--verbose=2', folder]);
  const assessed = await ask('spctl', ['--assess', '--type', 'execute', '--verbose', folder]);
  const facts = shown.text.split('\n').filter((line) => /^(?:Authority|Signature|TeamIdentifier|Runtime)/.test(line));
  const gatekeeper = `Gatekeeper: ${assessed.ok ? 'accepted' : 'not accepted'} (${assessed.text.split('\n').at(-1)})`;
  if (!verified.ok) return failed('The signature does not hold: the system will end the app.', verified.text, ...facts);
  return passed(...facts, gatekeeper);
}

const POWERSHELL = ['-NoProfile', '-NonInteractive', '-Command'];
/** The path comes in a variable, so that nothing in it can be a command. */
const READ_SIGNATURE = `$s = Get-AuthenticodeSignature -LiteralPath $env:SMOKE_PROGRAM; "$($s.Status)|$($s.SignerCertificate.Subject)"`;

async function checkWindows(program: string): Promise<Finding> {
  const said = await ask('powershell', [...POWERSHELL, READ_SIGNATURE], { SMOKE_PROGRAM: program });
  const [status = '', signer = ''] = said.text.split('|');
  if (!said.ok) return failed('The signature could not be read.', said.text);
  if (status === 'Valid') return passed(`Signed by ${signer}.`);
  if (status === 'NotSigned') return skipped('The app is not signed: Windows warns whoever downloads it.');
  return failed(`The signature does not hold: ${status}.`, signer);
}

export const signature: Step = {
  id: 'signature',
  name: 'Signature',
  shows: 'The signature of the packaged app holds, down to everything inside it.',
  run: async ({ app }) => {
    if (app.packaged === null) return skipped('There is no packaged app.');
    if (process.platform === 'darwin') return checkMac(app.packaged.folder);
    if (process.platform === 'win32') return checkWindows(app.packaged.program);
    return skipped('Programs of Linux are not signed; packages are, by whoever gives them out.');
  },
};
