/** Each program that writes, killed once in its work. The full length is `kill-anywhere.long.test.ts`. */
import { describeKills } from './describe-kills.ts';

describeKills(1);
