import { describeFuzz } from './describe-fuzz.ts';

describeFuzz(120, { hasThreads: true });
