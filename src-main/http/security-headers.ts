/** Headers of every page that the app serves: nothing from elsewhere, no inline script, no framing. */

const POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  // Components set inline styles; a style cannot run.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

export const CONTENT_SECURITY_POLICY = Object.entries(POLICY)
  .map(([directive, value]) => `${directive} ${value}`)
  .join('; ');

export const APP_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};
