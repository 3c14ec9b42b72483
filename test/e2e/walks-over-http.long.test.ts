/** From an empty folder to the sample project, made by its button, and a run beside it. Every other walk: `walks-over-http.test.ts`. */
import { describeWalks } from './walks/describe-walks.ts';

describeWalks('loopback HTTP from an empty folder', true);
