/** What is on the way to a server, and what to do about it, in English. It is the shape that other languages must fill. It imports types alone. */
import type { ConnectionFault } from '../vocabulary/connection-faults.ts';

export interface ConnectionFaultWords {
  /** `host`: the server that was to be reached. */
  message: (host: string) => string;
  advice: string;
}

const PROXY_ADVICE =
  'Check the proxy under Settings › Network, and whether this machine is in the network that it belongs to.';
const SETTLED = 'The key is not the trouble, and nothing was asked or paid. Questions wait and go on by themselves.';

export const CONNECTION_FAULTS_ENGLISH: Readonly<Record<ConnectionFault, ConnectionFaultWords>> = {
  proxy_unreachable: {
    message: (host) => `The proxy on the way to ${host} cannot be reached.`,
    advice: `${PROXY_ADVICE} ${SETTLED}`,
  },
  proxy_timeout: {
    message: (host) => `The proxy on the way to ${host} does not reply.`,
    advice: `${PROXY_ADVICE} ${SETTLED}`,
  },
  proxy_broken: {
    message: (host) => `The proxy on the way to ${host} broke the connection off, or is no HTTP proxy.`,
    advice: `${PROXY_ADVICE} ${SETTLED}`,
  },
  proxy_unusable: {
    message: (host) =>
      `The proxy that is set for ${host} cannot be used: only HTTP and HTTPS proxies are supported, SOCKS is not.`,
    advice: `Set an HTTP proxy under Settings › Network, or none. ${SETTLED}`,
  },
  proxy_auth_required: {
    message: (host) =>
      `The proxy on the way to ${host} asks for a user name and a password, or does not accept those that are set.`,
    advice: `Set them under Settings › Network, with the address of the proxy. ${SETTLED}`,
  },
  proxy_auth_unsupported: {
    message: (host) =>
      `The proxy on the way to ${host} asks for a sign-in that Sightline does not speak (NTLM or Kerberos).`,
    advice: `Ask the network's administrators for a proxy with a plain password, or for an exception. ${SETTLED}`,
  },
  proxy_refused: {
    message: (host) => `The proxy does not let this machine reach ${host}.`,
    advice: `Ask the network's administrators to allow it. ${SETTLED}`,
  },
  proxy_target_unreachable: {
    message: (host) => `The proxy cannot reach ${host}.`,
    advice: `It passes by itself where the server is down; if it stays, ask the network's administrators. ${SETTLED}`,
  },
  certificate_issuer: {
    message: (host) => `The certificate shown for ${host} was issued by somebody whom this machine does not trust.`,
    advice: `A proxy or a virus scanner may open connections here: have its certificate installed on this machine, or name its file in NODE_EXTRA_CA_CERTS. ${SETTLED}`,
  },
  certificate_expired: {
    message: (host) => `The certificate shown for ${host} has expired.`,
    advice: `Check this machine's clock. Otherwise the server, or a proxy that opens connections, has to renew it. ${SETTLED}`,
  },
  certificate_early: {
    message: (host) => `The certificate shown for ${host} is not valid yet.`,
    advice: `Check this machine's clock. ${SETTLED}`,
  },
  certificate_name: {
    message: (host) => `The certificate shown for ${host} belongs to another name.`,
    advice: `Check the address; a sign-in page of a network, or a proxy, may answer in its place. ${SETTLED}`,
  },
  certificate_other: {
    message: (host) => `The certificate shown for ${host} is not accepted.`,
    advice: `Check this machine's clock, a proxy that opens connections, and the address. ${SETTLED}`,
  },
};
