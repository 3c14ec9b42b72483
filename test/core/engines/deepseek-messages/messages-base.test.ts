import { expect, it } from 'vitest';
import { toMessagesBase } from '#main/core/engines/deepseek-messages/messages-base.ts';

it.each([
  ['https://api.example', 'https://api.example/anthropic'],
  ['https://api.example/', 'https://api.example/anthropic'],
  [' https://api.example/v1 ', 'https://api.example/anthropic'],
  ['https://api.example/anthropic', 'https://api.example/anthropic'],
  ['https://api.example/anthropic/v1/', 'https://api.example/anthropic'],
  ['https://gate.example/deepseek', 'https://gate.example/deepseek/anthropic'],
  ['http://127.0.0.1:9999/v1?team=7', 'http://127.0.0.1:9999/anthropic?team=7'],
])('the Messages interface of %s lies at %s', (baseUrl, expected) => {
  expect(toMessagesBase(baseUrl)).toBe(expected);
});

it('leaves what is no address to the sender to refuse', () => {
  expect(toMessagesBase('nowhere')).toBe('nowhere');
});
