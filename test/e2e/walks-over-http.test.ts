/** A run, and figures down to their answers. Every other walk: `walks-over-http.long.test.ts`. */
import { describeWalks } from './walks/describe-walks.ts';

describeWalks('loopback HTTP', 'figures');
