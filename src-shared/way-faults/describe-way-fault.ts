/** Words of a test whose call met a proxy or a certificate, from the code of the error. Pure. */
import { toWayFault, type WayFault } from '../vocabulary/way-faults.ts';
import type { WayFaultWords } from './english.ts';

interface About {
  host: string | null;
  errorCode: string | null;
}

/** For an error that has no code of ours, what holds of every certificate. */
const UNNAMED: WayFault = 'certificate_other';

export function toTestWords(catalogue: Readonly<Record<WayFault, WayFaultWords>>) {
  const find = ({ errorCode }: About) => catalogue[toWayFault(errorCode ?? '') ?? UNNAMED];
  return {
    message: (about: About) => find(about).message(about.host ?? '–'),
    advice: (about: About) => find(about).advice,
  };
}
