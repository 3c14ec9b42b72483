/** `network show | set | test`. A password comes from standard input: arguments are shown to everybody on the machine. */
import type { Command } from 'commander';

import { validationError } from '#shared/app-error.ts';
import { CONNECTION_FAULTS_ENGLISH } from '#shared/connection-faults/english.ts';
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { readBypassList } from '../core/network/proxy-bypass.ts';
import { readSecret } from './read-secret.ts';
import { print, withSession } from './session.ts';

type Network = OperationOutput<'network.get'>;
type Tested = OperationOutput<'network.test'>;
type Change = OperationInput<'network.update'>;

interface SetOptions {
  proxy?: string;
  except?: string;
  user?: string;
  passwordStdin?: true;
  local?: string;
  json?: true;
}

export function bindNetwork(program: Command): void {
  const network = program.command('network').description('the proxy and the certificates of requests to others');
  network
    .command('show')
    .description('which proxy is used, and who says so')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const found = await call('network.get', {});
        print(options.json, found, () => toLines(found));
      }),
    );
  network
    .command('set')
    .description('choose the proxy; what is not given stays as it is')
    .option(
      '--proxy <proxy>',
      'system (the variables, then the system), none, or an address such as http://proxy.example:8080',
    )
    .option('--except <list>', 'hosts that are reached without it, as in NO_PROXY; "" for none')
    .option('--user <name>', 'whom the proxy is asked as; "" for nobody, which forgets the password too')
    .option('--password-stdin', 'read the password of the proxy from standard input')
    .option('--local <on|off>', 'addresses of this network go through it too')
    .option('--json', 'print JSON')
    .action((options: SetOptions, command) =>
      withSession(
        command,
        async ({ call }) => {
          const found = await call('network.update', await toChange(options));
          print(options.json, found, () => toLines(found));
        },
        { begins: true },
      ),
    );
  network
    .command('test')
    .description('connect to the servers of the engines that can be asked, without a key or a question')
    .argument('[url]', 'this address alone')
    .option('--json', 'print JSON')
    .action((url: string | undefined, options, command) =>
      withSession(command, async ({ call }) => {
        const tested = await call('network.test', url === undefined ? {} : { url });
        print(options.json, tested, () => toTestLines(tested));
        if (tested.servers.some(({ ok }) => !ok)) process.exitCode = 1;
      }),
    );
}

async function toChange({ proxy, except, user, passwordStdin, local }: SetOptions): Promise<Change> {
  if (local !== undefined && local !== 'on' && local !== 'off') {
    throw validationError([{ path: 'local', message: 'must be on or off' }]);
  }
  const isKind = proxy === 'system' || proxy === 'none';
  return {
    ...(proxy === undefined ? {} : isKind ? { proxy } : { proxy: 'manual', address: proxy }),
    ...(except === undefined ? {} : { exceptions: readBypassList(except) }),
    ...(user === undefined ? {} : user === '' ? { user: null, password: null } : { user }),
    ...(passwordStdin ? { password: await readSecret('password') } : {}),
    ...(local === undefined ? {} : { coversLocal: local === 'on' }),
  };
}

function toLines({ settings, password, environment, hasSystem }: Network): string[] {
  const { proxy, address, exceptions, user, coversLocal } = settings;
  const local = `Addresses of this network: ${coversLocal ? 'through it too' : 'without it'}; this machine: never through it`;
  if (proxy === 'none') return ['Proxy: none'];
  if (proxy === 'manual') {
    const kept =
      password.problem ?? { saved: 'saved', environment: 'from SIGHTLINE_PROXY_PASSWORD', none: 'none' }[password.from];
    return [
      `Proxy: ${address}`,
      `Asked as: ${user ?? 'nobody'}${user === null ? '' : `, password: ${kept}`}`,
      `Without it: ${exceptions.join(', ') || 'nothing named'}`,
      local,
    ];
  }
  const system = hasSystem ? 'as the system says' : 'none (the desktop app would ask the system)';
  return [
    'Proxy: as the environment says, then the system',
    `HTTPS_PROXY: ${environment.https ?? system}`,
    `HTTP_PROXY: ${environment.http ?? system}`,
    `NO_PROXY: ${environment.exceptions ?? 'nothing named'}`,
    local,
  ];
}

function toTestLines({ certificates, servers }: Tested): string[] {
  const { system, extraFile, problems } = certificates;
  return [
    ...(servers.length === 0 ? ['No engine can be asked yet: save a key, or name an address to test.'] : []),
    ...servers.flatMap(({ host, proxy, source, ok, status, fault, errorCode, issuer, durationMs }) => [
      `${ok ? 'ok   ' : 'FAULT'} ${host}: ${proxy === null ? 'straight' : `through ${proxy}`} (${source}), ${durationMs} ms` +
        (ok ? `, HTTP ${status}` : `, ${errorCode}`) +
        (issuer === null ? '' : `, certificate issued by ${issuer}`),
      ...(fault === null
        ? []
        : [`      ${CONNECTION_FAULTS_ENGLISH[fault].message(host)} ${CONNECTION_FAULTS_ENGLISH[fault].advice}`]),
    ]),
    `Certificates of the system: ${system ?? 'not readable'}`,
    ...(extraFile ? [`Of ${extraFile.path}: ${extraFile.count}`] : []),
    ...problems,
  ];
}
