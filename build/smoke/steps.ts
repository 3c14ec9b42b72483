/** The steps of the smoke test, in their order: what needs nothing first, what ends the app last. */
import type { Step } from './step.ts';
import { backup } from './steps/backup.ts';
import { certificates, proxy } from './steps/company-network.ts';
import { toast, tray } from './steps/desktop-signs.ts';
import { firstStart } from './steps/first-start.ts';
import { fuses } from './steps/fuses.ts';
import { keychain } from './steps/keychain.ts';
import { kill } from './steps/kill.ts';
import { logOff } from './steps/log-off.ts';
import { loginItem } from './steps/login-item.ts';
import { paidServices } from './steps/paid-services.ts';
import { deepLink, secondInstance } from './steps/second-instance.ts';
import { signature } from './steps/signature.ts';
import { sleep } from './steps/sleep.ts';
import { systemLink } from './steps/system-link.ts';

export const STEPS: readonly Step[] = [
  signature,
  fuses,
  firstStart,
  backup,
  keychain,
  deepLink,
  systemLink,
  secondInstance,
  tray,
  toast,
  loginItem,
  kill,
  proxy,
  certificates,
  sleep,
  paidServices,
  logOff,
];
