/** `alerts list | add | change | remove | try | log | test | target …`: rules that fire on verdicts, and where they are sent to. */
import type { Command } from 'commander';

import { ALERT_WORDS, describeAlert } from '#shared/alerts/describe-alert.ts';
import { AppError } from '#shared/app-error.ts';
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { readSecret } from './read-secret.ts';
import { collect, print, type Session, withSession } from './session.ts';

type Rule = OperationOutput<'alerts.create'>;
type Target = OperationOutput<'alertTargets.list'>['targets'][number];
type Condition = OperationInput<'alerts.try'>['condition'];

interface ConditionOptions {
  kind: string;
  figure?: string;
  by?: string;
  direction?: string;
  days?: string;
  percent?: string;
  answers?: string;
}

export function bindAlerts(program: Command): void {
  const alerts = program.command('alerts').description('be told of what changed by more than chance');
  alerts
    .command('list')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action(({ project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        const list = await call('alerts.list', { projectId });
        const { targets } = await call('alertTargets.list', {});
        print(json, list, () =>
          list.rules.length === 0 ? ['None.'] : list.rules.map((rule) => toLine(rule, targets)),
        );
      }),
    );
  bindCondition(
    alerts.command('add').description('add a rule').argument('<kind>', KINDS).requiredOption('--project <id>'),
  )
    .option('--to <target>', 'by name or id; may be repeated; with none it is only kept in the log', collect)
    .option('--json', 'print JSON')
    .action((kind, { project: projectId, to, json, ...options }, command) =>
      withSession(command, async ({ call }) => {
        const targetIds = await findTargets(call, to ?? []);
        const made = await call('alerts.create', {
          projectId,
          condition: toCondition({ ...options, kind }),
          targetIds,
        });
        print(json, made, () => [`Added: ${toLine(made, [])}`]);
      }),
    );
  alerts
    .command('change')
    .description('switch a rule on or off, or send it elsewhere')
    .argument('<id>')
    .requiredOption('--project <id>')
    .option('--on')
    .option('--off')
    .option('--to <target>', 'in place of those before; may be repeated', collect)
    .option('--json', 'print JSON')
    .action((ruleId, { project: projectId, on, off, to, json }, command) =>
      withSession(command, async ({ call }) => {
        const { rules } = await call('alerts.list', { projectId });
        const rule = rules.find(({ id }) => id === ruleId);
        if (!rule) throw new AppError('NOT_FOUND', 'The rule was not found.');
        const targetIds = to === undefined ? rule.targetIds : await findTargets(call, to);
        const isOn = on ? true : off ? false : rule.isOn;
        const changed = await call('alerts.update', { projectId, ruleId, condition: rule.condition, targetIds, isOn });
        print(json, changed, () => [`Changed: ${toLine(changed, [])}`]);
      }),
    );
  alerts
    .command('remove')
    .argument('<id>')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action((ruleId, { project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        const removed = await call('alerts.remove', { projectId, ruleId });
        print(json, removed, () => [`Removed ${ruleId}.`]);
      }),
    );
  bindCondition(
    alerts
      .command('try')
      .description('when a rule would have fired; nothing is kept or sent')
      .argument('<kind>', KINDS)
      .requiredOption('--project <id>'),
  )
    .option('--over <days>', 'days of history, 1 to 366', '90')
    .option('--json', 'print JSON')
    .action((kind, { project: projectId, over, json, ...options }, command) =>
      withSession(command, async ({ call }) => {
        const condition = toCondition({ ...options, kind });
        const tried = await call('alerts.try', { projectId, condition, days: Number(over) });
        print(json, tried, () => [
          tried.hasHistory
            ? `Would have fired ${tried.firings.length === 1 ? 'once' : `${tried.firings.length} times`} in ${over} days.`
            : 'There is no record of when this began, so it cannot be tried on history.',
          ...tried.firings.map(({ day, sentence }) => `${day}  ${sentence}`),
        ]);
      }),
    );
  alerts
    .command('log')
    .description('what fired, and every attempt to send it')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action(({ project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        const log = await call('alerts.log', { projectId });
        print(json, log, () => [
          ...log.firings.map(({ firedAt, facts }) => `${firedAt}  ${describeAlert(facts, ALERT_WORDS.en)}`),
          ...log.attempts.map(
            (each) => `${each.at}  to ${each.target}: ${each.outcome}${each.status === null ? '' : ` ${each.status}`}`,
          ),
        ]);
      }),
    );
  alerts
    .command('test')
    .description('send a message that says that it is a test')
    .argument('<target>', 'by name or id')
    .option('--json', 'print JSON')
    .action((target, { json }, command) =>
      withSession(command, async ({ call }) => {
        const [targetId = ''] = await findTargets(call, [target]);
        const result = await call('alertTargets.test', { targetId });
        print(json, result, () => [
          `${result.outcome}${result.status === null ? '' : ` ${result.status}`}, ${result.tookMs} ms`,
        ]);
      }),
    );
  alerts
    .command('send-again')
    .description('try the messages of a target again that were given up')
    .argument('<target>', 'by name or id')
    .option('--json', 'print JSON')
    .action((target, { json }, command) =>
      withSession(command, async ({ call }) => {
        const [targetId = ''] = await findTargets(call, [target]);
        const result = await call('alertTargets.sendAgain', { targetId });
        print(json, result, () => [
          `${result.messages === 1 ? '1 message is' : `${result.messages} messages are`} sent again; alerts log says what came of it.`,
        ]);
      }),
    );
  bindTargets(alerts.command('target').description('where alerts may be sent to'));
}

function bindTargets(targets: Command): void {
  targets
    .command('list', { isDefault: true })
    .option('--json', 'print JSON')
    .action(({ json }, command) =>
      withSession(command, async ({ call }) => {
        const list = await call('alertTargets.list', {});
        print(json, list, () => (list.targets.length === 0 ? ['None.'] : list.targets.map(toTargetLine)));
      }),
    );
  targets
    .command('save')
    .description('keep a target; the address of a webhook is read from standard input and never shown again')
    .argument('<kind>', 'desktop, webhook or command')
    .argument('<name>')
    .argument('[argv...]', 'after --: the program and its arguments')
    .option('--id <id>', 'of one that is there')
    .option('--shape <shape>', 'json, slack or discord', 'json')
    .option('--allow-private', 'the address may be on this machine or its network')
    .option('--off', 'keep it without sending anything there')
    .option('--language <language>', 'en or de', 'en')
    .option('--quiet <from-to>', 'for example 22:00-07:00')
    .option('--most-per-day <messages>', 'what is more waits for the next day', '10')
    .option('--timeout <seconds>', 'of a program', '30')
    .option('--json', 'print JSON')
    .action((kind, name, argv, options, command) =>
      withSession(command, async ({ call }) => {
        const [quietFrom = null, quietTo = null] = options.quiet?.split('-') ?? [];
        const target = {
          desktop: { kind },
          command: { kind, argv, timeoutSeconds: Number(options.timeout) },
          webhook: { kind, shape: options.shape, allowsPrivate: options.allowPrivate ?? false },
        }[kind as Target['kind']];
        if (kind === 'webhook') Object.assign(target, { url: (await readSecret('key')) || undefined });
        const saved = await call('alertTargets.save', {
          ...{ targetId: options.id, name, isOn: !options.off, language: options.language, quietFrom, quietTo },
          ...{ mostPerDay: Number(options.mostPerDay), target },
        } as OperationInput<'alertTargets.save'>);
        print(options.json, saved, () => [
          `Saved: ${toTargetLine(saved.target)}`,
          ...(saved.secret === null ? [] : [`Messages are signed with this secret, shown this once: ${saved.secret}`]),
        ]);
      }),
    );
  targets
    .command('remove')
    .argument('<target>', 'by name or id')
    .option('--json', 'print JSON')
    .action((target, { json }, command) =>
      withSession(command, async ({ call }) => {
        const [targetId = ''] = await findTargets(call, [target]);
        const removed = await call('alertTargets.remove', { targetId });
        print(json, removed, () => [`Removed ${target}.`]);
      }),
    );
}

const KINDS = 'figure, engine-blind, cap-near, new-competitor, lost-source, overtaken or report-failed';

function bindCondition(command: Command): Command {
  return command
    .option(
      '--figure <figure>',
      'of a figure: responseVisibilityRate, mentionRate, citationRate, shareOfVoice, sentiment or mentionOrder',
    )
    .option('--by <part>', 'of a figure: whole, engine or tag; of a lost source: domain or page')
    .option('--direction <direction>', 'of a figure: worse, better or both')
    .option('--days <days>', 'of each of the two periods: 7, 14 or 28')
    .option('--percent <percent>', 'of the cap')
    .option('--answers <count>', 'of a new competitor');
}

/** The contract says what is wrong with it. */
function toCondition({ kind, figure, by, direction, days, percent, answers }: ConditionOptions): Condition {
  const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  const fields = {
    figure,
    by,
    direction,
    days: toNumber(days),
    percent: toNumber(percent),
    answers: toNumber(answers),
  };
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { kind: kind.replaceAll('-', '_'), ...given } as Condition;
}

async function findTargets(call: Session['call'], names: readonly string[]): Promise<string[]> {
  const { targets } = await call('alertTargets.list', {});
  return names.map((name) => {
    const found = targets.find(({ id }) => id === name) ?? targets.find((target) => target.name === name);
    if (!found) throw new AppError('NOT_FOUND', `There is no target ${name}.`);
    return found.id;
  });
}

function toLine({ id, condition, isOn, targetIds, lastFiring }: Rule, targets: readonly Target[]): string {
  const { kind, ...rest } = condition;
  const to = targetIds.map((targetId) => targets.find((target) => target.id === targetId)?.name ?? targetId);
  const about = [kind.replaceAll('_', ' '), ...Object.values(rest)].join(' ');
  const last = lastFiring ? `, last ${lastFiring.day}: ${lastFiring.sentence}` : '';
  return `${about}${isOn ? '' : ' (off)'}${to.length === 0 ? '' : `, to ${to.join(', ')}`}${last}  ${id}`;
}

function toTargetLine({ id, name, kind, host, isOn, problem }: Target): string {
  return `${name} (${[kind, host, isOn ? null : 'off', problem].filter((part) => part !== null).join(', ')})  ${id}`;
}
