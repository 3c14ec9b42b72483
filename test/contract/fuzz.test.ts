/** The full length is `fuzz.long.test.ts`. */
import { describeFuzz } from './describe-fuzz.ts';

describeFuzz(4);
