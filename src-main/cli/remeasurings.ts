/** `remeasurings list | show | undo`: receipts of measuring history again. */
import type { Command } from 'commander';

import type { OperationOutput } from '#shared/contract/index.ts';
import { describeReceipt, print, withSession } from './session.ts';

type Receipt = OperationOutput<'remeasurings.list'>['remeasurings'][number];
type Details = OperationOutput<'remeasurings.get'>;
type Brand = Receipt['figures'][number];

export function bindRemeasurings(program: Command): void {
  const receipts = program.command('remeasurings').description('receipts of measuring history again');
  receipts
    .command('list')
    .description('what was changed and how many answers changed by it, newest first')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action(({ project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        const list = await call('remeasurings.list', { projectId, limit: 500 });
        print(json, list, () =>
          list.remeasurings.length === 0 ? ['History was never measured again.'] : list.remeasurings.map(toLine),
        );
      }),
    );
  receipts
    .command('show')
    .description('one of them, with the figures that moved and the answers that moved them')
    .argument('<id>')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action((remeasuringId, { project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        const receipt = await call('remeasurings.get', { projectId, remeasuringId, limit: 500 });
        print(json, receipt, () => toLines(receipt));
      }),
    );
  receipts
    .command('undo')
    .description('put names back as they were before; history is measured again')
    .argument('<id>')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action((remeasuringId, { project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        const undone = await call('remeasurings.undo', { projectId, remeasuringId });
        print(json, undone, () => [`Put back; ${describeReceipt(undone)}.`]);
      }),
    );
}

const toLine = (receipt: Receipt) =>
  `${receipt.id}  ${receipt.changedAt}  ${receipt.door}  ${describeCounts(receipt)}  ${receipt.summary}`;

function describeCounts({ state, lookedAnswers, changedAnswers }: Receipt): string {
  if (state === 'measuring') return `being measured, ${changedAnswers} changed so far`;
  return `${changedAnswers} of ${lookedAnswers ?? 'some'} answers changed`;
}

function toLines(receipt: Details): string[] {
  const { ruleVersionBefore, ruleVersionAfter, listedAnswers, changedAnswers } = receipt;
  return [
    toLine(receipt),
    `Rules: ${ruleVersionBefore} -> ${ruleVersionAfter}`,
    ...receipt.figures.map((brand) => `All history  ${describeMoves(brand)}`),
    ...receipt.months.flatMap(({ month, brands }) => brands.map((brand) => `${month}  ${describeMoves(brand)}`)),
    ...receipt.answers.map(({ id, model, answeredAt, came, went, altered }) => {
      const names = (brands: readonly { name: string }[], sign: string) => brands.map(({ name }) => `${sign}${name}`);
      return [id, answeredAt, model, ...names(came, '+'), ...names(went, '-'), ...names(altered, '~')].join('  ');
    }),
    ...(changedAnswers > receipt.answers.length
      ? [`${receipt.answers.length} of ${changedAnswers} changed answers shown, ${listedAnswers} are kept.`]
      : []),
  ];
}

const FIGURES = [
  ['visibility', 'responseVisibilityRate', '%'],
  ['mention rate', 'mentionRate', '%'],
  ['citation rate', 'citationRate', '%'],
  ['share of voice', 'shareOfVoice', '%'],
  ['order', 'mentionOrder', ''],
  ['depth', 'position', ''],
  ['sentiment', 'sentiment', ''],
] as const;

function describeMoves({ name, before, after }: Brand): string {
  const moves = FIGURES.flatMap(([word, key, unit]) => {
    if (before[key] === after[key]) return [];
    const write = (value: number | null) => (value === null ? 'none' : `${value.toFixed(1)}${unit}`);
    return [`${word} ${write(before[key])} -> ${write(after[key])}`];
  });
  return `${name}: ${moves.join(', ')}`;
}
