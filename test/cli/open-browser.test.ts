import { describe, expect, it } from 'vitest';

import { planBrowserCall } from '#main/cli/open-browser.ts';

const address = 'http://127.0.0.1:4477/?token=a-b_c';

describe('the browser of the system', () => {
  it.each([
    ['darwin', 'open', [address]],
    ['win32', 'rundll32', ['url.dll,FileProtocolHandler', address]],
    ['linux', 'xdg-open', [address]],
  ] as const)('is opened on %s by its own program, with the address as one word', (platform, program, args) => {
    expect(planBrowserCall(address, platform, { DISPLAY: ':0' })).toEqual({ program, args });
  });

  it('is not looked for on a Linux without a display', () => {
    expect(planBrowserCall(address, 'linux', {})).toBeNull();
  });
});
