import { describeBombs } from './describe-bombs.ts';

describeBombs(1);
