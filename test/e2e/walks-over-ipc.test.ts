/** The desktop app asks and follows a run. Every walk: `walks-over-ipc.long.test.ts`. */
import { describeWalks } from './walks/describe-walks.ts';

describeWalks('IPC', true);
