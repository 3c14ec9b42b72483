/** Programs that write, killed once in their work. All of them, many times: `kill-anywhere.long.test.ts`. */
import { describeKills } from './describe-kills.ts';

describeKills(1, ['a run', 'an import', 'a migration']);
