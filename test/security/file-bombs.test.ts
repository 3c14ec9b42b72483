/** A twentieth of the size of `file-bombs.long.test.ts`. */
import { describeBombs } from './describe-bombs.ts';

describeBombs(0.05);
