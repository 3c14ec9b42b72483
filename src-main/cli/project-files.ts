/** `export archive`, `import archive`: a project as one file. */
import type { Command } from 'commander';

import { readSecret } from './read-secret.ts';
import { print, withSession } from './session.ts';

const PASSPHRASE = ['--passphrase-stdin', 'read the passphrase from standard input'] as const;

export function bindExportArchive(exports: Command): void {
  exports
    .command('archive')
    .description('everything of a project in one file, which another Sightline opens')
    .argument('<file>', 'a file that does not exist yet; it is usually called NAME.sightline')
    .requiredOption('--project <id>')
    .option('--passphrase-stdin', `${PASSPHRASE[1]}, and lock the file with it as age does`)
    .option('--force', 'replace a file that is there')
    .option('--json', 'print JSON')
    .action(async (path, options, command) => {
      const passphrase = options.passphraseStdin ? await readSecret('passphrase') : undefined;
      await withSession(command, async ({ call }) => {
        const input = { projectId: options.project, path, passphrase, replace: options.force };
        const saved = await call('projectFiles.save', input);
        print(options.json, saved, () => [`Saved ${saved.answers} answers to ${saved.path} (${saved.bytes} bytes).`]);
      });
    });
}

export function bindImportArchive(imports: Command): void {
  imports
    .command('archive')
    .description('open a project that was saved as one file')
    .argument('<file>')
    .option('--replace', 'put it in the place of the same project, where that is there')
    .option('--beside', 'open it as a copy with ids of its own, where the same project is there')
    .option('--preview', 'say what it holds, and change nothing')
    .option(...PASSPHRASE)
    .option('--json', 'print JSON')
    .action(async (path, options, command) => {
      const passphrase = options.passphraseStdin ? await readSecret('passphrase') : undefined;
      await withSession(
        command,
        async ({ call }) => {
          if (options.preview) {
            const found = await call('projectFiles.inspect', { path, passphrase });
            const { project, savedAt, answers, appVersion, there } = found;
            return print(options.json, found, () => [
              `${project.name} (${project.domain}), ${answers} answers, saved ${savedAt} by Sightline ${appVersion}.`,
              there ? `It is there already, with ${there.answers} answers.` : 'It is not there yet.',
            ]);
          }
          const ifThere = options.replace ? 'replace' : options.beside ? 'beside' : undefined;
          const opened = await call('projectFiles.open', { path, passphrase, ifThere });
          const verbs = { same: 'Opened', replace: 'Replaced', beside: 'Opened a copy of' } as const;
          print(options.json, opened, () => [
            `${verbs[opened.way]} ${opened.name} with ${opened.answers} answers: ${opened.id}`,
            ...(opened.scheduleHeld
              ? [`Its runs and reports wait: projects update ${opened.id} --schedule … lets them go.`]
              : []),
            ...(opened.judgeHeld ? [`Its judge waits: judge run --project ${opened.id} lets it go.`] : []),
          ]);
        },
        { threads: true, begins: true },
      );
    });
}
