/** Every walk, and from an empty folder to the sample project, made by its button, and a run beside it. */
import { describeWalks } from './walks/describe-walks.ts';

describeWalks('loopback HTTP');
describeWalks('loopback HTTP from an empty folder', 'a run');
