/** `engines compare`: two engines against each other, over the prompts that both answered. */
import type { Command } from 'commander';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { print, withSession } from './session.ts';

type Compared = OperationOutput<'metrics.compareEngines'>;

export function bindEngineComparison(engines: Command): void {
  engines
    .command('compare')
    .description('two engines against each other, over the prompts that both answered: the first less the second')
    .argument('<engine>')
    .argument('<against>')
    .requiredOption('--project <id>')
    .option('--timeframe <days>', 'such as 7d; ends yesterday. 30d when left out')
    .option('--from <day>', 'first UTC day; needs --to')
    .option('--to <day>', 'last UTC day, inclusive')
    .option('--language <code>')
    .option('--tags <tags>', 'any of these tags of the prompt, with commas between them')
    .option('--json', 'print JSON')
    .action((model, against, { project: projectId, json, from: startDate, to: endDate, ...filters }, command) =>
      withSession(command, async ({ call }) => {
        const input = { ...filters, projectId, startDate, endDate, model, against };
        const compared = await call('metrics.compareEngines', input as OperationInput<'metrics.compareEngines'>);
        print(json, compared, () => toLines(compared));
      }),
    );
}

const RATES = [
  ['Visibility', 'responseVisibilityRate', 'responseVisibilityRateChange'],
  ['Named', 'mentionRate', 'mentionRateChange'],
  ['Cited', 'citationRate', 'citationRateChange'],
] as const;

function toLines({ model, against, prompts, figures, againstFigures, differences }: Compared): string[] {
  const [name, other] = [ENGINE_LABELS[model], ENGINE_LABELS[against]];
  const { both, onlyModel, onlyAgainst } = prompts;
  return [
    `${name} against ${other}, ${figures.periodStart} to ${figures.periodEnd}: ${both} prompts that both answered (left out: ${onlyModel} only of ${name}, ${onlyAgainst} only of ${other})`,
    ...RATES.map(([label, figure, change]) => {
      const points = differences[change];
      const { verdict } = differences.verdicts[change];
      return `${label}: ${figures[figure].toFixed(1)} % against ${againstFigures[figure].toFixed(1)} %, ${points < 0 ? '' : '+'}${points.toFixed(1)} points, ${verdict.replaceAll('_', ' ')}`;
    }),
  ];
}
