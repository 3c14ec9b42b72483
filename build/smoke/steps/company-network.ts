/** A company's network: a proxy that everything has to go through, and certificates of the company's own. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { getCACertificates } from 'node:tls';

import { MADE_UP_HOST } from '../company-network.ts';
import { failed, passed, type Step, type StepContext } from '../step.ts';

const ENGINE = 'claude';
const ROUTE = 'openai-compatible';

/** A test call to the engine behind the proxy. `more`: what the app is told beside the proxy. */
async function callThrough(context: StepContext, scheme: 'http' | 'https', more: Record<string, string> = {}) {
  const { keeper, engine, company } = context;
  await keeper.open({ HTTP_PROXY: company.proxyUrl, HTTPS_PROXY: company.proxyUrl, ...more });
  const baseUrl = `${scheme}://${MADE_UP_HOST}/v1`;
  const before = { asked: company.asked.length, requests: engine.requests.length };
  try {
    await keeper.call('engines.configure', { engine: ENGINE, route: ROUTE, baseUrl, allowHttp: scheme === 'http' });
    const test = await keeper.call('engines.test', { engine: ENGINE });
    const isReached = engine.requests.length > before.requests;
    return { test, isReached, asked: company.asked.slice(before.asked) };
  } finally {
    await keeper.call('engines.configure', { engine: ENGINE, route: ROUTE, baseUrl: null });
    await keeper.call('engines.configure', { engine: ENGINE, route: null });
  }
}

export const proxy: Step = {
  id: 'proxy',
  name: 'Through a proxy',
  shows: 'Engines are called through the proxy that HTTP_PROXY and HTTPS_PROXY name: only that proxy knows the host.',
  run: async (context) => {
    const { test, asked, isReached } = await callThrough(context, 'http');
    if (asked.length === 0) return failed('The proxy was not asked.', test.message);
    if (!test.ok || !isReached) return failed('The engine was not reached through the proxy.', test.message, ...asked);
    return passed(`The proxy was asked: ${asked.join(', ')}`);
  },
};

export const certificates: Step = {
  id: 'certificates',
  name: 'Certificates of a company',
  shows:
    "A server with a certificate of a company's own authority is refused, and trusted once NODE_EXTRA_CA_CERTS names that authority.",
  run: async (context) => {
    const store = getCACertificates('system').length;
    context.note(`The store of the system has ${store} certificates. None is put into it here.`);
    const untold = await callThrough(context, 'https');
    if (untold.test.ok || untold.isReached) return failed('A certificate that nobody vouches for was trusted.');
    if (untold.asked.length === 0) return failed('The proxy was not asked.', untold.test.message);
    context.note(`Without the authority: ${untold.test.message}`);
    const file = path.join(context.folder, 'company-authority.pem');
    writeFileSync(file, context.company.authorityPem);
    const told = await callThrough(context, 'https', { NODE_EXTRA_CA_CERTS: file });
    if (!told.test.ok || !told.isReached) return failed('The authority is not trusted.', told.test.message);
    return passed(`With it, the engine was reached over https: ${told.asked.join(', ')}`);
  },
};
