/** The full length, and on threads, is `fuzz.long.test.ts`. */
import { describeFuzz } from './describe-fuzz.ts';

describeFuzz(4);
