/** By what a text of the owner is known to have been written for other figures: the sentences that it replaced. Pure. */
import { createHash } from 'node:crypto';

const LENGTH = 32;

export function fingerprintOf(sentences: readonly { text: string }[]): string {
  return createHash('sha256')
    .update(sentences.map(({ text }) => text).join('\n'))
    .digest('hex')
    .slice(0, LENGTH);
}
