/** `node build/packaging/write-checksums.mjs FOLDER NAME` writes the SHA-256 of each package in a folder to a file there, as `sha256sum -c` reads it. */
import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const PACKAGE = /\.(dmg|zip|exe|deb|rpm|AppImage|tgz)$/;

const [folder = 'dist', name = 'SHA256SUMS.txt'] = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((file) => PACKAGE.test(file))
  .toSorted();
if (files.length === 0) throw new Error(`There is no package in ${folder}.`);

const lines = await Promise.all(
  files.map(async (file) => {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(folder, file)), hash);
    return `${hash.digest('hex')}  ${file}\n`;
  }),
);
writeFileSync(path.join(folder, name), lines.join(''));
