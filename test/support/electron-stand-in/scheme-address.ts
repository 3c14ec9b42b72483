/** A stock browser knows no schemes of ours. Their pages get an https address on a host that does not exist, one to one. */
const SUFFIX = '.stand-in.invalid';

/** `scheme://host/path` as the browser sees it; any web or blank address stays as it is. */
export function toBrowserAddress(address: string): string {
  const match = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/i.exec(address);
  if (!match || /^https?$/i.test(match[1]!)) return address;
  return `https://${match[2]}.${match[1]}${SUFFIX}${match[3] || '/'}`;
}

/** The reverse: what the app is told about who asks. */
export function toAppAddress(address: string): string {
  const url = URL.parse(address);
  if (!url?.hostname.endsWith(SUFFIX)) return address;
  const [host, scheme] = splitHost(url.hostname.slice(0, -SUFFIX.length));
  return `${scheme}://${host}${url.pathname}${url.search}${url.hash}`;
}

function splitHost(name: string): [host: string, scheme: string] {
  const dot = name.lastIndexOf('.');
  return [name.slice(0, dot), name.slice(dot + 1)];
}
