/** Two ClickHouse servers on loopback, each a shard of one cluster: started from an own folder, stopped at the end. Debian's 18.16 will do. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** HTTP, TCP and interserver port of each. */
const PORTS = [
  [19001, 19002, 19003],
  [19011, 19012, 19013],
] as const;
const MOST_TRIES = 100;

export interface TwoServers {
  /** Text of the reply. `at`: 0 or 1. Throws the server's error. */
  ask: (at: number, sql: string, body?: string) => Promise<string>;
  stop: () => Promise<void>;
}

export async function startTwoServers(dir: string): Promise<TwoServers> {
  const servers = PORTS.map((ports, at) => startServer(path.join(dir, `shard-${at + 1}`), ports));
  const ask = (at: number, sql: string, body = '') => askServer(PORTS[at]![0], sql, body);
  const stop = async () => {
    for (const server of servers) await stopServer(server);
  };
  try {
    for (const at of PORTS.keys()) await waitUntilReady(servers[at]!, () => ask(at, 'SELECT 1'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { ask, stop };
}

function startServer(dir: string, [http, tcp, interserver]: (typeof PORTS)[number]): ChildProcess {
  mkdirSync(dir, { recursive: true });
  const shards = PORTS.map(
    ([, port]) => `<shard><replica><host>127.0.0.1</host><port>${port}</port></replica></shard>`,
  );
  writeFileSync(
    path.join(dir, 'config.xml'),
    `<yandex>
  <logger><level>warning</level><log>${dir}/server.log</log><errorlog>${dir}/errors.log</errorlog></logger>
  <listen_host>127.0.0.1</listen_host><interserver_http_host>127.0.0.1</interserver_http_host>
  <http_port>${http}</http_port><tcp_port>${tcp}</tcp_port><interserver_http_port>${interserver}</interserver_http_port>
  <path>${dir}/data/</path><tmp_path>${dir}/tmp/</tmp_path><users_config>users.xml</users_config>
  <default_profile>default</default_profile><default_database>default</default_database><mark_cache_size>100000000</mark_cache_size>
  <remote_servers><agency>${shards.join('')}</agency></remote_servers>
</yandex>`,
  );
  writeFileSync(
    path.join(dir, 'users.xml'),
    `<yandex><profiles><default/></profiles><quotas><default/></quotas>
  <users><default><password></password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default></users>
</yandex>`,
  );
  const output = openSync(path.join(dir, 'output.log'), 'w');
  return spawn('clickhouse-server', [`--config-file=${path.join(dir, 'config.xml')}`], {
    cwd: dir,
    stdio: ['ignore', output, output],
  });
}

async function waitUntilReady(server: ChildProcess, ask: () => Promise<string>): Promise<void> {
  let failure: unknown = new Error('clickhouse-server cannot be started: is it installed?');
  server.once('error', (error) => {
    failure = error;
  });
  for (let tries = 0; tries < MOST_TRIES && server.exitCode === null && server.pid !== undefined; tries++) {
    try {
      await ask();
      return;
    } catch (error) {
      failure = error;
      await wait(200);
    }
  }
  throw failure;
}

async function askServer(port: number, sql: string, body: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/?insert_distributed_sync=1&query=${encodeURIComponent(sql)}`, {
    method: 'POST',
    body,
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(text.slice(0, 500));
  return text;
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await Promise.race([ended, wait(10_000, undefined, { ref: false }).then(() => server.kill('SIGKILL'))]);
}
