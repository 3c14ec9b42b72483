/** How requests leave this machine: through a proxy or not, and whose certificates are trusted. */
import { z } from 'zod';

import { CONNECTION_FAULTS } from '../vocabulary/connection-faults.ts';
import { operation } from './operation.ts';

export const networkSettings = z.object({
  proxy: z
    .enum(['system', 'manual', 'none'])
    .describe(
      'system: as the environment says (HTTPS_PROXY, HTTP_PROXY, NO_PROXY), else, in the desktop app, the system',
    ),
  address: z.string().nullable().describe('Of the manual proxy, such as http://proxy.example:8080'),
  exceptions: z.array(z.string()).describe('Hosts that the manual proxy is not asked for, as in NO_PROXY'),
  user: z.string().nullable().describe('Whom the manual proxy is asked as; the password is kept with the keys'),
  coversLocal: z
    .boolean()
    .describe('Addresses of this network go through the proxy too; this machine itself never does'),
});
export type NetworkSettings = z.infer<typeof networkSettings>;

export const DEFAULT_NETWORK_SETTINGS: NetworkSettings = {
  proxy: 'system',
  address: null,
  exceptions: [],
  user: null,
  coversLocal: false,
};

const certificates = z.object({
  system: z.int().nullable().describe('Certificates of the system; null: they could not be read'),
  extraFile: z
    .object({ path: z.string(), count: z.int().describe('0: it could not be read') })
    .nullable()
    .describe('The file that NODE_EXTRA_CA_CERTS names'),
  problems: z.array(z.string()),
});

const network = z.object({
  settings: networkSettings,
  password: z.object({
    from: z.enum(['saved', 'environment', 'none']),
    problem: z.string().nullable().describe('Why a saved password cannot be used here'),
  }),
  environment: z
    .object({ https: z.string().nullable(), http: z.string().nullable(), exceptions: z.string().nullable() })
    .describe('What the variables say, without passwords; they count for proxy "system"'),
  hasSystem: z.boolean().describe('Whether the system can be asked: only the desktop app can'),
});

/** Who says how a server is reached, or why it is reached straight. */
const source = z.enum(['loopback', 'local', 'excepted', 'off', 'manual', 'environment', 'system', 'unset']);

const reached = z.object({
  host: z.string(),
  source,
  proxy: z.string().nullable().describe('Its address; null: straight'),
  ok: z.boolean().describe('The server replied, whatever it said'),
  status: z.int().nullable().describe('Of its reply to a request without a key'),
  fault: z
    .enum(CONNECTION_FAULTS)
    .nullable()
    .describe('What stands in the way, where it is the proxy or a certificate'),
  errorCode: z.string().nullable(),
  issuer: z
    .string()
    .nullable()
    .describe('Who issued the certificate that was shown; a company that opens connections shows its own'),
  durationMs: z.int(),
});
export type ReachedServer = z.infer<typeof reached>;

/** A user name or password in it would be stored and shown with it. */
const PROXY_ADDRESS = /^(?:https?:\/\/)?(?:\[[0-9a-f:.]+\]|[^\s/?#@:[\]]+)(?::\d{1,5})?\/?$/i;
const address = z
  .string()
  .trim()
  .max(500)
  .regex(PROXY_ADDRESS, 'is no address of an HTTP proxy, such as http://proxy.example:8080, without a user name');

const headerText = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
    .regex(/^[^\u0000-\u001f\u007f]+$/, 'holds characters that cannot be sent');

export const networkOperations = {
  'network.get': operation({
    name: 'network.get',
    summary: 'How requests to others leave this machine',
    http: 'machine',
    scope: null,
    reads: ['network'],
    output: network,
  }),
  'network.update': operation({
    name: 'network.update',
    summary: 'Change how requests to others leave this machine; a password is kept with the keys and never shown again',
    http: 'machine',
    scope: null,
    changes: ['health', 'network'],
    body: {
      proxy: networkSettings.shape.proxy.optional(),
      address: address.nullable().optional(),
      exceptions: z.array(z.string().trim().min(1).max(300)).max(200).optional(),
      user: headerText(200)
        .refine((text) => !text.includes(':'), 'must hold no colon')
        .nullable()
        .optional(),
      password: headerText(500).nullable().optional().describe('null forgets the saved one'),
      coversLocal: z.boolean().optional(),
    },
    output: network,
    errors: ['CONFLICT'],
  }),
  'network.test': operation({
    name: 'network.test',
    summary:
      'Connect to the servers of the engines that can be asked, without a key or a question, and say what was found',
    http: 'machine',
    scope: null,
    changes: [],
    body: {
      url: z
        .url({ protocol: /^https?$/ })
        .max(2000)
        .optional()
        .describe('This address alone'),
    },
    output: z.object({ certificates, servers: z.array(reached).describe('Empty where no engine can be asked') }),
  }),
};
