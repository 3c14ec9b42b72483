import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';

import { choosePort } from '#main/shell/choose-port.ts';

/** Holds a port of the system's choice while `use` runs. */
async function holdPort(use: (port: number) => Promise<void>): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await use(port);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('the port of the API', () => {
  it('is any free one while another server has the usual one, and the usual one after that', async () => {
    const port = await holdPort(async (held) => expect(await choosePort(undefined, held)).toBe(0));
    expect(await choosePort(undefined, port)).toBe(port);
  });

  it('is the one that was asked for, even when it is taken', async () => {
    await holdPort(async (held) => expect(await choosePort(String(held), 4477)).toBe(held));
    expect(await choosePort('0', 4477)).toBe(0);
  });

  it.each(['', 'x', '70000', '-1', '1.5'])('is not %j', async (asked) => {
    await expect(choosePort(asked, 4477)).rejects.toThrow('Not a port');
  });
});
