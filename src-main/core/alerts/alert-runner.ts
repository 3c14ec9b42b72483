/** Evaluates rules and sends what fired, when the upkeep asks it to look; it has no clock of its own. */
import { randomUUID } from 'node:crypto';

import { ALERT_WORDS, toAlertPath } from '#shared/alerts/describe-alert.ts';
import type { Storage } from '../../storage/command.ts';
import type { DesktopPort } from '../desktop/desktop-port.ts';
import type { Paths } from '../network/open-request.ts';
import type { EngineKeys } from '../secrets/engine-keys.ts';
import { loadScanBacklog, scanAnswers } from '../suggestions/scan-answers.ts';
import { claimMessages, loadIsDeliveryDue, noteAttempt, SENDING_MS } from './deliveries/delivery-store.ts';
import { doEach } from './do-each.ts';
import { type DueRule, evaluateDueRules, loadDueRules } from './evaluate-due.ts';
import { readSecrets, toSecretName } from './targets/alert-target.ts';
import { runCommand } from './targets/run-command.ts';
import { type SendResult, sendWebhook } from './targets/send-webhook.ts';
import type { StoredTarget } from './targets/target-store.ts';
import { type AlertMessage, signPayload, writePayload, writeText } from './targets/write-payload.ts';

export interface AlertRunnerOptions {
  storage: Storage;
  keys: Pick<EngineKeys, 'env' | 'refresh'>;
  paths: Paths;
  desktop: Pick<DesktopPort, 'showAlert'> | null;
  now: () => number;
  /** Rules fired or messages went out. */
  onChange: () => void;
}

export class AlertRunner {
  readonly #options: AlertRunnerOptions;

  constructor(options: AlertRunnerOptions) {
    this.#options = options;
  }

  async look(): Promise<void> {
    const { storage, now } = this.#options;
    const due = await storage.read(loadDueRules, now());
    const isOfNames = ({ condition }: DueRule) => condition.kind === 'new_competitor';
    const ofNames = Map.groupBy(due.filter(isOfNames), ({ projectId }) => projectId);
    await doEach([
      () => this.#evaluate(due.filter((rule) => !isOfNames(rule))),
      () => this.#sendWaiting(),
      ...[...ofNames].map((named) => () => this.#evaluateNames(...named)),
    ]);
  }

  /** Names are counted first, whether or not anybody looks at them in the window: the first time that takes a minute for a million answers. */
  async #evaluateNames(projectId: number, rules: readonly DueRule[]): Promise<void> {
    const { storage } = this.#options;
    await storage.job(scanAnswers, projectId);
    // Somebody else is still counting, or more came: at the next look.
    if ((await storage.read(loadScanBacklog, { projectId, most: 1 })) > 0) return;
    await this.#evaluate(rules);
    await this.#sendWaiting();
  }

  async #evaluate(due: readonly DueRule[]): Promise<void> {
    if (due.length === 0) return;
    await this.#options.storage.job(evaluateDueRules, due);
    this.#options.onChange();
  }

  async #sendWaiting(): Promise<void> {
    if (await this.#options.storage.read(loadIsDeliveryDue, this.#options.now())) await this.sendDue();
  }

  /** Targets side by side, the messages of one after the other. Gives how many were tried. */
  async sendDue(): Promise<number> {
    const { storage, keys, desktop, onChange } = this.#options;
    await keys.refresh();
    const claimed = await storage.write(claimMessages, { hasDesktop: desktop !== null });
    const byTarget = Map.groupBy(claimed, ({ target }) => target.id);
    await Promise.all(
      [...byTarget.values()].map(async (messages) => {
        const untilMs = performance.now() + SENDING_MS;
        for (const { key, target, ...message } of messages) {
          if (performance.now() > untilMs) return;
          await this.#attempt(target, message, key);
        }
      }),
    );
    if (claimed.length > 0) onChange();
    return claimed.length;
  }

  async test(target: StoredTarget): Promise<SendResult & { tookMs: number }> {
    await this.#options.keys.refresh();
    return this.#attempt(target, { id: randomUUID(), createdAt: this.#options.now(), alerts: [] }, null);
  }

  async #attempt(target: StoredTarget, message: AlertMessage, messageKey: number | null) {
    const { storage } = this.#options;
    const startedMs = performance.now();
    const result = await this.#send(target, message);
    const attempt = { ...result, tookMs: Math.round(performance.now() - startedMs) };
    await storage.write(noteAttempt, { targetId: target.id, messageKey, ...attempt });
    return attempt;
  }

  async #send({ publicId, language, target }: StoredTarget, message: AlertMessage): Promise<SendResult> {
    const { keys, paths, desktop, now } = this.#options;
    const words = ALERT_WORDS[language];
    if (target.kind === 'command')
      return runCommand(target.argv, writePayload(message, 'json', words), 1000 * target.timeoutSeconds);
    if (target.kind === 'desktop') {
      if (!desktop) return { outcome: 'no_desktop', status: null };
      const [first] = message.alerts;
      const title = message.alerts.length > 1 || !first ? 'Sightline' : first.project;
      const path = first ? toAlertPath(first.facts, first.projectId) : '/settings/alerts';
      const isShown = desktop.showAlert({ title, body: writeText(message, words), path });
      return { outcome: isShown ? 'sent' : 'no_desktop', status: null };
    }
    const secrets = readSecrets(keys.env[toSecretName(publicId)]);
    if (!secrets) return { outcome: 'no_secret', status: null };
    const body = writePayload(message, target.shape, words);
    const headers = signPayload(secrets.secret, { id: message.id, seconds: Math.floor(now() / 1000), body });
    return sendWebhook({ url: secrets.url, body, headers, allowsPrivate: target.allowsPrivate, paths });
  }
}
