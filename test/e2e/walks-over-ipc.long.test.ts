import { describeWalks } from './walks/describe-walks.ts';

describeWalks('IPC');
