/**
 * Connections to engines that stay open for the next call for a moment, each for its server and proxy route alone, and the rule for one that
 * turns out to be dead. It sends nothing itself.
 */
import { type ClientRequest, Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { type HttpProxy, nameProxy } from './proxy-routes.ts';
import { SecureTunnelAgent } from './proxy-tunnel.ts';

/** Servers close what is idle after five seconds and more, or say when; what is about to be closed is not used any more. */
const IDLE_MS = 2_000;
/** As many calls as two lanes may have under way at one server: with fewer, connections are closed and reopened all the time. */
const MOST_IDLE = 64;
/** A server that had closed the connection before the question came says so within one round trip; no answer is begun sooner. */
const AT_ONCE_MS = 300;

/** The system's script may name a proxy for each server; more than a few there are never. */
const MOST_PROXIES = 16;

const KEEP_ALIVE = { keepAlive: true as const, timeout: IDLE_MS, maxFreeSockets: MOST_IDLE };
const plain = new HttpAgent(KEEP_ALIVE);
const secure = new HttpsAgent(KEEP_ALIVE);

const tunnels = new Map<string, SecureTunnelAgent>();

export function agentFor(isSecure: boolean): HttpAgent {
  return isSecure ? secure : plain;
}

/** Whose connections are tunnels through a proxy that is reached in the clear. */
export function tunnelAgentFor(proxy: HttpProxy): SecureTunnelAgent {
  const key = `${nameProxy(proxy)} ${proxy.credentials ?? ''}`;
  const known = tunnels.get(key);
  if (known) return known;
  if (tunnels.size >= MOST_PROXIES) {
    for (const agent of tunnels.values()) agent.destroy();
    tunnels.clear();
  }
  const agent = new SecureTunnelAgent({ proxy, kept: KEEP_ALIVE });
  tunnels.set(key, agent);
  return agent;
}

/**
 * Whether a request failed because the server had closed the idle connection that it went out on: not a byte came back, and
 * the end came at once. Such a request was read by nobody and may be sent on a fresh connection. A server that is silent for
 * longer may have worked, and be paid.
 */
export function isUnread(
  sent: ClientRequest,
  error: NodeJS.ErrnoException,
  tookMs: number,
  bytesRead: number,
): boolean {
  const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
  return sent.reusedSocket && isClosed && tookMs < AT_ONCE_MS && (sent.socket?.bytesRead ?? 0) === bytesRead;
}

/** Whether this is what a server says of an idle connection that it closes for want of a request (408); the request has not been read. */
export function isOfIdle(sent: ClientRequest, message: IncomingMessage): boolean {
  return sent.reusedSocket && message.statusCode === 408;
}
