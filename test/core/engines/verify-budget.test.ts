/** A verification never spends more than was agreed to, and as much of it as it can. */
import { expect, it } from 'vitest';

import { VerificationBudget } from '#main/core/engines/verify/budget.ts';

interface Call {
  end: (costUsd: number | null) => void;
  paid: Promise<string | null>;
  hasBegun: boolean;
}

function begin(budget: VerificationBudget, ceilingUsd: number): Call {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const call: Call = { end: resolve, paid: Promise.resolve(null), hasBegun: false };
  let costUsd: number | null = null;
  const make = async () => {
    call.hasBegun = true;
    costUsd = await promise;
    return 'called';
  };
  call.paid = budget.spend(ceilingUsd, make, () => costUsd);
  return call;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('has calls wait for those under way, and go out with what those left', async () => {
  const budget = new VerificationBudget(1);
  const [first, second, third] = [begin(budget, 0.6), begin(budget, 0.4), begin(budget, 0.5)];
  await settle();
  expect([first.hasBegun, second.hasBegun, third.hasBegun]).toEqual([true, true, false]);
  second.end(0.1);
  await settle();
  expect(third.hasBegun).toBe(false);
  first.end(0.2);
  await settle();
  expect(third.hasBegun).toBe(true);
  third.end(0.5);
  expect(await Promise.all([first.paid, second.paid, third.paid])).toEqual(['called', 'called', 'called']);
  // 0.8 is spent.
  expect(await begin(budget, 0.21).paid).toBeNull();
});

it('takes all that a call may have cost where nobody knows, and nothing for one that failed for nothing', async () => {
  const budget = new VerificationBudget(1);
  const unknown = begin(budget, 0.7);
  unknown.end(null);
  expect(await unknown.paid).toBe('called');
  expect(await begin(budget, 0.31).paid).toBeNull();
  const free = begin(budget, 0.3);
  free.end(0);
  expect(await free.paid).toBe('called');
  const again = begin(budget, 0.3);
  again.end(0.3);
  expect(await again.paid).toBe('called');
  expect(await begin(budget, 0.001).paid).toBeNull();
});
