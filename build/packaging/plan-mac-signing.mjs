/** How a macOS package is signed. Pure. Without a certificate it is signed ad hoc, which Apple's processors ask for at least. */

/**
 * Ad hoc, each file has a signature of nobody. The hardened runtime would refuse to load such files beside each other, so it
 * is on only with a publisher's certificate, and Apple is asked to look at the app only where its account is at hand.
 * @param {NodeJS.ProcessEnv} env as electron-builder reads it
 * @returns {{ identity?: string, hardenedRuntime: boolean, notarize: boolean }}
 */
export function planMacSigning(env) {
  const hasCertificate = Boolean(env.CSC_LINK || env.CSC_NAME);
  if (!hasCertificate) return { identity: '-', hardenedRuntime: false, notarize: false };
  return { hardenedRuntime: true, notarize: Boolean(env.APPLE_API_KEY || env.APPLE_ID) };
}
