/** Numbers as a German reader writes them: what English spelling hides shows here. */
import { expect, it, vi } from 'vitest';

it('a change that rounds to nothing has no sign, and percent stands apart, in German too', async () => {
  vi.resetModules();
  vi.stubGlobal('document', {});
  vi.stubGlobal('localStorage', { getItem: () => 'de' });
  vi.stubGlobal('navigator', { languages: ['de-DE'] });
  const format = await import('../../../src-renderer/texts/format.ts');
  vi.unstubAllGlobals();
  vi.resetModules();
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(format.formatChange(-0.04)).toBe('0,0');
  expect(format.formatChange(-0.06)).toBe('−0,1');
  expect(plain(format.formatWholeRate(40))).toBe('40 %');
  expect(plain(format.formatRateSpan(33.61, 43.38))).toBe('33,6–43,4 %');
});
