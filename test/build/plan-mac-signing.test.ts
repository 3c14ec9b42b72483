/** How a macOS package is signed with a certificate and without. */
import { describe, expect, it } from 'vitest';

import { planMacSigning } from '../../build/packaging/plan-mac-signing.mjs';

describe('a macOS package', () => {
  it('is signed ad hoc without a certificate, and then not hardened: each library would be refused', () => {
    expect(planMacSigning({})).toEqual({ identity: '-', hardenedRuntime: false, notarize: false });
    expect(planMacSigning({ CSC_LINK: '', APPLE_API_KEY: 'key' })).toMatchObject({ identity: '-', notarize: false });
  });

  it('is hardened with a certificate, whose name the packager finds by itself', () => {
    expect(planMacSigning({ CSC_LINK: 'file.p12' })).toEqual({ hardenedRuntime: true, notarize: false });
    expect(planMacSigning({ CSC_NAME: 'A publisher' })).not.toHaveProperty('identity');
  });

  it('is shown to Apple only where its account is at hand too', () => {
    expect(planMacSigning({ CSC_LINK: 'file.p12', APPLE_API_KEY: 'key' }).notarize).toBe(true);
    expect(planMacSigning({ CSC_LINK: 'file.p12', APPLE_ID: 'name' }).notarize).toBe(true);
  });
});
