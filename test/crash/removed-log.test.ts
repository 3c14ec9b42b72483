/** Every way in which a log can go: `removed-log.long.test.ts`. */
import { describeLosses } from './describe-removed-log.ts';

describeLosses(40, [['the log', ['-wal']]]);
