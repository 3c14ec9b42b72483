import { describe, expect, it } from 'vitest';

import { isMacKeyboard, nameKeys } from '../../../src-renderer/ui/key-names.ts';

describe('keys', () => {
  it('are told by the platform, however the browser says it', () => {
    expect(isMacKeyboard({ platform: 'MacIntel' })).toBe(true);
    expect(isMacKeyboard({ platform: '', userAgentData: { platform: 'macOS' } })).toBe(true);
    expect(isMacKeyboard({ platform: 'Win32' })).toBe(false);
    expect(isMacKeyboard({ platform: 'MacIntel', userAgentData: { platform: 'Windows' } })).toBe(false);
    expect(isMacKeyboard({ platform: 'Linux x86_64' })).toBe(false);
  });

  it('are named as on the keyboard', () => {
    expect(nameKeys(['mod', 'K'], true)).toEqual(['⌘', 'K']);
    expect(nameKeys(['mod', 'K'], false)).toEqual(['Ctrl', 'K']);
    expect(nameKeys(['g', 'Enter', 'Esc'], false)).toEqual(['g', 'Enter', 'Esc']);
  });
});
