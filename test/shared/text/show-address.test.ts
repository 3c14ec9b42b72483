/** Addresses are shown in the letters of their readers, and never so that something hides in them. */
import { expect, it } from 'vitest';

import { showAddress } from '#shared/text/show-address.ts';

it.each([
  ['https://a.example/%E0%A4%B8%E0%A5%82%E0%A4%9A%E0%A5%80', 'https://a.example/सूची'],
  ['https://a.example/m%C3%BCller/%E6%9D%B1%E4%BA%AC?q=%D8%B4%D8%A7%D9%8A', 'https://a.example/müller/東京?q=شاي'],
  ['https://a.example/caf%C3%A9%20noir%2Fx', 'https://a.example/café%20noir%2Fx'],
  // A mark of direction, a space without width and a slash that is none stay coded.
  ['https://a.example/%E2%80%AEmoc%E2%80%8B%E2%88%95x', 'https://a.example/%E2%80%AEmoc%E2%80%8B%E2%88%95x'],
  // Latin-1, and a code that is cut off.
  ['https://a.example/caf%E9/%E0%A4', 'https://a.example/caf%E9/%E0%A4'],
  ['https://xn--mller-kva.example/', 'https://xn--mller-kva.example/'],
])('shows %s as %s', (url, shown) => {
  expect(showAddress(url)).toBe(shown);
});
