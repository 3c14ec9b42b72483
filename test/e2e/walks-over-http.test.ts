/** Beginning in an empty folder: `walks-over-http.long.test.ts`. */
import { describeWalks } from './walks/describe-walks.ts';

describeWalks('loopback HTTP');
