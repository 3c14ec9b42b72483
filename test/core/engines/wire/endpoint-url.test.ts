import { describe, expect, it } from 'vitest';
import { toEndpointUrl } from '#main/core/engines/wire/endpoint-url.ts';

describe('toEndpointUrl', () => {
  it.each([
    ['https://api.openai.com/v1', 'https://api.openai.com/v1/responses'],
    ['https://api.openai.com/v1/', 'https://api.openai.com/v1/responses'],
    ['http://127.0.0.1:9999', 'http://127.0.0.1:9999/v1/responses'],
    ['http://127.0.0.1:9999/', 'http://127.0.0.1:9999/v1/responses'],
    [' http://127.0.0.1:9999/v1// ', 'http://127.0.0.1:9999/v1/responses'],
    ['https://gateway.example/openai/v2', 'https://gateway.example/openai/v2/responses'],
    ['https://gateway.example/x?api-version=3#top', 'https://gateway.example/x/responses?api-version=3'],
  ])('%s leads to %s', (base, expected) => {
    expect(toEndpointUrl(base, 'responses')?.href).toBe(expected);
  });

  it.each([
    ['http://127.0.0.1:9999', 'v1beta', 'http://127.0.0.1:9999/v1beta/models'],
    ['http://127.0.0.1:9999/v1beta/', 'v1beta', 'http://127.0.0.1:9999/v1beta/models'],
    ['http://127.0.0.1:9999/v1', 'v1beta', 'http://127.0.0.1:9999/v1/models'],
    ['https://gateway.example/google', 'v1beta', 'https://gateway.example/google/v1beta/models'],
    ['https://serp.example', '', 'https://serp.example/models'],
    ['https://serp.example/a/', '', 'https://serp.example/a/models'],
  ])('%s with the version "%s" leads to %s', (base, version, expected) => {
    expect(toEndpointUrl(base, 'models', version)?.href).toBe(expected);
  });

  it.each(['', 'api.openai.com', 'ftp://api.example/v1', 'file:///etc/passwd', 'http://user:word@api.example/v1'])(
    'refuses "%s"',
    (base) => {
      expect(toEndpointUrl(base, 'responses')).toBeNull();
    },
  );
});
