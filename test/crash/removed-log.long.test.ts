import { describeEachLoss, describeLosses } from './describe-removed-log.ts';

describeLosses(100, [
  ['the log', ['-wal']],
  ['its index', ['-shm']],
  ['both', ['-wal', '-shm']],
]);
describeEachLoss();
