/** SIGHTLINE_KILLS says how many in all. */
import { describeKills } from './describe-kills.ts';

describeKills(Number(process.env.SIGHTLINE_KILLS ?? 40));
