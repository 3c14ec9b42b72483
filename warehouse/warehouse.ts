/** `npm run -s warehouse -- load|shards`: what is tried of the warehouse beside the tests. README.md says what each is for. */
import path from 'node:path';

import { measureLoad } from './load/measure-load.ts';
import { checkShards } from './shards/check-shards.ts';

const [command = '', dir = path.join(import.meta.dirname, '../.sightline/warehouse')] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

if (command === 'load') await measureLoad(dir, say);
else if (command === 'shards') process.exitCode = (await checkShards(path.join(dir, 'shards'), say)) === 0 ? 0 : 1;
else {
  say('npm run -s warehouse -- load|shards [folder for what is made]');
  process.exitCode = 2;
}
