import { describe, expect, it } from 'vitest';

import { planCommand } from '#main/shell/plan-command.ts';

describe('the program of the installed app', () => {
  it.each([
    [['status']],
    [['keys', 'create', '--name', 'notebook']],
    [['serve', '--port', '0']],
    [['sign-in']],
    [['--help']],
    [['--version']],
  ])('is the command line with %j', (args) => {
    expect(planCommand(args)).toEqual(args);
  });

  it.each([
    [[]],
    [['start', '--port', '0']],
    [['--data-dir', '/data']],
    [['--hidden']],
    [['sightline://project/1/answers']],
    [['--', 'status']],
    [['/home/me/acme.sightline']],
    [['acme.sightline']],
    [['.']],
    [['-psn_0_12345']],
    [['STATUS']],
  ])('is the app with %j', (args) => {
    expect(planCommand(args)).toBeNull();
  });
});
