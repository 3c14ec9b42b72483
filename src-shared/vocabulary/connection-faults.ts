/** What may stand between this machine and a server: a proxy, or a certificate that is not trusted. Known by the codes of errors. */
import type { FailureReason } from './failures.ts';

export const CONNECTION_FAULTS = [
  'proxy_unreachable',
  'proxy_timeout',
  'proxy_broken',
  'proxy_auth_required',
  'proxy_auth_unsupported',
  'proxy_refused',
  'proxy_target_unreachable',
  'proxy_unusable',
  'certificate_issuer',
  'certificate_expired',
  'certificate_early',
  'certificate_name',
  'certificate_other',
] as const;
export type ConnectionFault = (typeof CONNECTION_FAULTS)[number];

export const PROXY_CODES = [
  'PROXY_UNREACHABLE',
  'PROXY_TIMEOUT',
  'PROXY_BROKEN',
  'PROXY_AUTH_REQUIRED',
  'PROXY_AUTH_UNSUPPORTED',
  'PROXY_REFUSED',
  'PROXY_TARGET_UNREACHABLE',
  'PROXY_UNUSABLE',
] as const;

/** Reasons of failed calls that say so. */
export const CONNECTION_REASONS = [
  'proxy_unreachable',
  'proxy_auth',
  'proxy_refused',
  'certificate',
] as const satisfies readonly FailureReason[];
export type ConnectionReason = (typeof CONNECTION_REASONS)[number];

const REASONS: Readonly<Record<ConnectionFault, ConnectionReason>> = {
  proxy_unreachable: 'proxy_unreachable',
  proxy_timeout: 'proxy_unreachable',
  proxy_broken: 'proxy_unreachable',
  proxy_unusable: 'proxy_unreachable',
  proxy_auth_required: 'proxy_auth',
  proxy_auth_unsupported: 'proxy_auth',
  proxy_refused: 'proxy_refused',
  proxy_target_unreachable: 'proxy_refused',
  certificate_issuer: 'certificate',
  certificate_expired: 'certificate',
  certificate_early: 'certificate',
  certificate_name: 'certificate',
  certificate_other: 'certificate',
};

const CERTIFICATE_CODES: Readonly<Record<string, ConnectionFault>> = {
  UNABLE_TO_GET_ISSUER_CERT: 'certificate_issuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate_issuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate_issuer',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate_issuer',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate_issuer',
  CERT_HAS_EXPIRED: 'certificate_expired',
  CERT_NOT_YET_VALID: 'certificate_early',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate_name',
  HOSTNAME_MISMATCH: 'certificate_name',
};
const OTHER_CERTIFICATE = /^(?:CERT_|UNABLE_TO_|ERR_TLS_CERT_|INVALID_CA$|INVALID_PURPOSE$|PATH_LENGTH_EXCEEDED$)/;

/** Null for a code that says nothing of a proxy or a certificate. */
export function toConnectionFault(code: string): ConnectionFault | null {
  if ((PROXY_CODES as readonly string[]).includes(code)) return code.toLowerCase() as ConnectionFault;
  return CERTIFICATE_CODES[code] ?? (OTHER_CERTIFICATE.test(code) ? 'certificate_other' : null);
}

export function toConnectionReason(fault: ConnectionFault): ConnectionReason {
  return REASONS[fault];
}

/** Whether a reason speaks of the way and not of an engine. */
export function isConnectionReason(reason: string): reason is ConnectionReason {
  return (CONNECTION_REASONS as readonly string[]).includes(reason);
}
