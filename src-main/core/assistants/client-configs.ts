/** Ready configurations by which AI assistants find this server: over stdio without a key, over HTTP with a placeholder for the key. Pure. */
import { ASSISTANTS, type Assistant } from '#shared/vocabulary/assistants.ts';
import type { LaunchCommand } from './launch-command.ts';

export interface ClientConfig {
  assistant: Assistant;
  /** Where it belongs. */
  file: string;
  language: 'json' | 'toml';
  stdio: string;
  /** Null where the assistant takes no local server over HTTP. */
  http: string | null;
}

export interface ServerConfig {
  launch: LaunchCommand;
  /** Null: the usual one, which the program finds by itself. */
  dataDir: string | null;
  /** `http://127.0.0.1:4477`; null while no server runs. */
  address: string | null;
  mayWrite?: boolean;
  maySpend?: boolean;
}

const NAME = 'sightline';
/** Read by the assistant: no configuration holds the key itself. */
const KEY_VARIABLE = 'SIGHTLINE_API_KEY';
const USUAL_ADDRESS = 'http://127.0.0.1:4477';

export function planClientConfigs(server: ServerConfig): ClientConfig[] {
  const { command, args } = toCommand(server);
  const url = `${server.address ?? USUAL_ADDRESS}/mcp`;
  return ASSISTANTS.map((assistant) => ({ assistant, ...CONFIGS[assistant]({ command, args, url }) }));
}

function toCommand({ launch, dataDir, mayWrite, maySpend }: ServerConfig): LaunchCommand {
  const args = [
    ...launch.args,
    'mcp',
    ...(dataDir === null ? [] : ['--data-dir', dataDir]),
    ...(mayWrite ? ['--allow-write'] : []),
    ...(maySpend ? ['--allow-spend'] : []),
  ];
  return { command: launch.command, args };
}

interface Server extends LaunchCommand {
  url: string;
}

type Config = Omit<ClientConfig, 'assistant'>;

const CONFIGS: Readonly<Record<Assistant, (server: Server) => Config>> = {
  'claude-desktop': ({ command, args }) => ({
    file: 'claude_desktop_config.json (Settings > Developer > Edit Config)',
    language: 'json',
    stdio: toJson({ mcpServers: { [NAME]: { command, args } } }),
    http: null,
  }),
  'claude-code': ({ command, args, url }) => ({
    file: '.mcp.json of a folder, or ~/.claude.json',
    language: 'json',
    stdio: toJson({ mcpServers: { [NAME]: { type: 'stdio', command, args } } }),
    http: toJson({ mcpServers: { [NAME]: { type: 'http', url, headers: toHeaders(`\${${KEY_VARIABLE}}`) } } }),
  }),
  cursor: ({ command, args, url }) => ({
    file: '~/.cursor/mcp.json, or .cursor/mcp.json of a folder',
    language: 'json',
    stdio: toJson({ mcpServers: { [NAME]: { command, args } } }),
    http: toJson({ mcpServers: { [NAME]: { url, headers: toHeaders(`\${env:${KEY_VARIABLE}}`) } } }),
  }),
  vscode: ({ command, args, url }) => ({
    file: '.vscode/mcp.json of a folder, or MCP: Open User Configuration',
    language: 'json',
    stdio: toJson({ servers: { [NAME]: { type: 'stdio', command, args } } }),
    http: toJson({
      inputs: [{ type: 'promptString', id: 'sightline-key', description: 'API key of Sightline', password: true }],
      servers: { [NAME]: { type: 'http', url, headers: toHeaders(`\${input:sightline-key}`) } },
    }),
  }),
  zed: ({ command, args, url }) => ({
    file: 'settings.json (zed: open settings)',
    language: 'json',
    stdio: toJson({ context_servers: { [NAME]: { source: 'custom', command, args, env: {} } } }),
    http: toJson({ context_servers: { [NAME]: { url, headers: toHeaders('YOUR_KEY') } } }),
  }),
  'gemini-cli': ({ command, args, url }) => ({
    file: '~/.gemini/settings.json',
    language: 'json',
    stdio: toJson({ mcpServers: { [NAME]: { command, args } } }),
    http: toJson({ mcpServers: { [NAME]: { httpUrl: url, headers: toHeaders(`$${KEY_VARIABLE}`) } } }),
  }),
  codex: ({ command, args, url }) => ({
    file: '~/.codex/config.toml',
    language: 'toml',
    // Text and lists of text are written in TOML as in JSON.
    stdio: `[mcp_servers.${NAME}]\ncommand = ${JSON.stringify(command)}\nargs = ${JSON.stringify(args)}`,
    http: `[mcp_servers.${NAME}]\nurl = ${JSON.stringify(url)}\nbearer_token_env_var = "${KEY_VARIABLE}"`,
  }),
  other: ({ command, args, url }) => ({
    file: '',
    language: 'json',
    stdio: toJson({ mcpServers: { [NAME]: { command, args } } }),
    http: toJson({ mcpServers: { [NAME]: { type: 'streamable-http', url, headers: toHeaders('YOUR_KEY') } } }),
  }),
};

function toHeaders(key: string): Record<string, string> {
  return { Authorization: `Bearer ${key}` };
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
