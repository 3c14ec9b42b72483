/** What came of trying a key, in words: whether it works, whether it was saved, and which key counts now. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { describeTest } from '#shared/engine-tests/describe-test.ts';

import { formatSeconds } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';

const words = TEXTS.ui.key;

export function describeTriedKey({ isSaved, test, inUse }: OperationOutput<'engines.tryKey'>): string {
  if (test.ok) return words.works(test.model ?? '', formatSeconds(test.durationMs));
  const told = describeTest(test, TEXTS.engineTests);
  const message = endSentence(told.message);
  const said = [message, told.advice].filter(Boolean).join(' ');
  if (isSaved) return `${words.savedAnyhow} ${said}`;
  const kept =
    inUse.from === 'none' ? words.refused : words.refusedKept(inUse.ending === null ? '' : ` (…${inUse.ending})`);
  return `${message} ${kept}`;
}

/** What a server says may end without a mark. */
const endSentence = (text: string) => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
