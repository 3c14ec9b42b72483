/** What a report shows of a reply holds nothing that is the owner's alone, in whatever spelling it came. */
import { expect, it } from 'vitest';

import { redactForReport, toStoredBody } from '#main/core/engines/verify/redact-reply.ts';

const KEY = 'k/9+abc"def-0123456789';
const OTHER = 'another-secret-key-77';

const keep = (body: unknown, name = 'answer', headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const exchange = { url: '', sent: '', status: 200, headers, body: new TextEncoder().encode(text) };
  return toStoredBody(name, exchange, [KEY, OTHER]);
};

it.each([
  ['a JSON text', { said: `Bad key ${KEY} and ${OTHER}` }],
  [
    'escaped letter by letter',
    `{"said":"${[...OTHER].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"}`,
  ],
  ['an address', { url: `https://x.example/?api_key=${encodeURIComponent(KEY)}&q=1` }],
  ['a name of a field', { [OTHER]: 1 }],
  ['a page', `<html>key ${KEY} of ${OTHER}</html>`],
])('takes out keys of %s', (_what, body) => {
  const text = JSON.stringify(keep(body));
  for (const secret of [KEY, JSON.stringify(KEY).slice(1, -1), encodeURIComponent(KEY), OTHER])
    expect(text).not.toContain(secret);
});

it('takes out ids of accounts, projects and people, and leaves the shape', () => {
  const kept = keep({
    error: {
      message: 'Rate limit for gpt-6-sol in organization org-Ab12cd34 on tokens: limit 3. Mail ada.l@brimlane.example.',
    },
    consumer: 'projects/481516234',
    metadata: { user_id: 'user_2dHFtVWx2n56w6', team_id: 42, project: 'brimlane-prod-7' },
    detail: 'Your team 5ea6f6bd-7815-4b8a-9135-28b2d7ba6722 has no credits. See https://console.x.ai/team/5ea6f6bd.',
    usage: { input_tokens: 7, total_tokens: 9 },
    model: 'gpt-6-sol',
  });
  const text = kept?.body ?? '';
  for (const id of ['Ab12cd34', 'ada.l', '481516234', '2dHFtVWx', '42', 'brimlane-prod', '5ea6f6bd'])
    expect(text).not.toContain(id);
  expect(JSON.parse(text)).toMatchObject({ usage: { input_tokens: 7, total_tokens: 9 }, model: 'gpt-6-sol' });
  expect(text).toContain('Rate limit for gpt-6-sol in organization');
});

it('leaves names of headers, and takes out values that name the owner', () => {
  const headers = {
    'openai-organization': 'brimlane',
    'x-request-id': 'req_1',
    'x-ratelimit-remaining-requests': '99',
  };
  expect(keep('{}', 'answer', headers)?.headers).toEqual({
    'openai-organization': '[removed]',
    'x-request-id': '[removed]',
    'x-ratelimit-remaining-requests': '99',
  });
});

it('takes the name of a key out of an account, and of nothing else', () => {
  expect(keep({ name: 'Key of Ada', team_blocked: false }, 'account')?.body).not.toContain('Ada');
  expect(keep({ name: 'web_search' })?.body).toContain('web_search');
});

it('leaves a sentence as it is that names nobody', () => {
  const said = 'The model `gpt-5` was retired. Your account is not active; use team plans or user names in 2026.';
  expect(redactForReport(said, [KEY])).toBe(said);
});
