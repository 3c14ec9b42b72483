/** Real services, for real money: only with `--keys`, and never above the sum that was agreed to. */
import path from 'node:path';

import type { AppRunner } from '../app-runner.ts';
import { type Finding, failed, passed, type Step, type StepContext, skipped } from '../step.ts';

/** The keys of the owner's environment; the app is given them in this step only. */
export function findKeys(env: NodeJS.ProcessEnv): Record<string, string> {
  const found = Object.entries(env).filter(([name, value]) => value && /_API_KEY$/.test(name));
  return Object.fromEntries(found) as Record<string, string>;
}

const usd = (amount: number) => `US$${amount.toFixed(2)}`;

export const paidServices: Step = {
  id: 'paid-services',
  name: 'Services with a key',
  shows: 'Every service whose key is in the environment answers this app as it is known to, point by point.',
  asks: true,
  run: async (context) => {
    if (context.mostUsd === null) return skipped('Paid calls are made with --keys only.');
    const keys = findKeys(process.env);
    if (Object.keys(keys).length === 0) return skipped('There is no key in the environment, such as OPENAI_API_KEY.');
    // A folder of its own: nothing that earlier steps left to be asked may find these keys.
    const keeper = context.keeper.onFolder(path.join(context.folder, 'paid'));
    try {
      await keeper.open(keys);
      return await verify(context, keeper);
    } finally {
      await keeper.quit();
    }
  },
};

async function verify({ mostUsd, terminal, note }: StepContext, keeper: AppRunner): Promise<Finding> {
  const plan = await keeper.call('engines.planVerification', {});
  if (plan.routes.length === 0) return skipped('No service has a key.');
  const agreedUsd = Math.min(plan.ceilingUsd, mostUsd ?? 0);
  for (const { route, model, ceilingUsd } of plan.routes)
    terminal.say(`  ${route}  ${model}  up to ${usd(ceilingUsd)}`);
  const question = `Call them now for up to ${usd(agreedUsd)} together?`;
  // Without a person, the option itself is the consent.
  if (!terminal.isSilent && (await terminal.ask(question)) !== 'yes') return skipped(terminal.whySkipped);
  note(`Agreed: up to ${usd(agreedUsd)}; all paid calls together may cost up to ${usd(plan.ceilingUsd)}.`);
  const { routes } = await keeper.call('engines.verify', { agreedUsd });
  const lines = routes.map(({ route, state, costUsd, checks }) => {
    const wrong = checks.filter((check) => check.state === 'fail').map(({ name, finding }) => `${name}: ${finding}`);
    return `${route}: ${[state, ...(costUsd === null ? [] : [usd(costUsd)]), ...wrong].join(', ')}`;
  });
  const failures = routes.filter(({ state }) => state === 'fail').length;
  return failures === 0 ? passed(...lines) : failed(`${failures} of ${routes.length} services did not pass.`, ...lines);
}
