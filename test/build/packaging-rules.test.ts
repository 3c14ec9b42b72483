/** What the configuration of the packager promises about an installed app. That the packager takes it is `package.long.test.ts`'s. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import configuration from '../../build/packaging/electron-builder.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('an installed app', () => {
  it('asks for no keychain by itself: its cookies are not encrypted', () => {
    expect(configuration.electronFuses).toMatchObject({ enableCookieEncryption: false, runAsNode: false });
  });

  it('opens links and project files', () => {
    expect(configuration.protocols).toMatchObject([{ schemes: ['sightline'] }]);
    expect(configuration.fileAssociations).toMatchObject([{ ext: 'sightline' }]);
  });

  it('has one name for the system, in the installer and in the program', () => {
    expect(read('src-main/shell/describe-app.ts')).toContain(`'${configuration.appId}'`);
    expect(configuration.extraMetadata).toMatchObject({
      desktopName: `${configuration.linux?.executableName}.desktop`,
    });
  });

  it('names who publishes it', () => {
    expect(JSON.parse(read('package.json')).author).toBe('The Sightline authors');
  });

  it('brings the pictures that the program shows', () => {
    expect(configuration.files).toEqual(
      expect.arrayContaining(['build/icons/tray/*', 'build/icons/{256x256.png,icon.ico}']),
    );
  });
});
