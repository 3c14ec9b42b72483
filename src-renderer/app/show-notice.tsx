/** Puts notices of the desktop app into the corner of the window. Those that matter stay until they are closed. */
import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';

import type { DesktopIntent } from '#shared/contract/desktop.ts';
import type { AppClient } from '../api/app-client.ts';
import { formatMoment } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';

type Notice = Extract<DesktopIntent, { kind: 'notice' }>;

const { intents } = TEXTS.desktop;

export async function showNotice({ notice, detail }: Notice, client: AppClient): Promise<void> {
  if (notice === 'ended-badly') return showBadEnd(detail, client);
  if (notice === 'run-refused') {
    const { title, noProject } = intents.runRefused;
    notifications.show({ title, message: detail ?? noProject, color: 'gray' });
    return;
  }
  if (notice === 'not-opened') {
    const { title, text } = intents.notOpened;
    notifications.show({ title, message: text(detail ?? ''), color: 'gray', autoClose: 15_000 });
    return;
  }
  if (notice === 'two-data-folders') return showTwoFolders(detail, client);
  const { title, text } = notice === 'link-refused' ? intents.linkRefused : intents.windowReloaded;
  notifications.show({ title, message: text, color: 'gray', autoClose: 15_000 });
}

/** Says what is there now, from the data itself, rather than that all will be well. */
async function showBadEnd(startedAt: string | null, client: AppClient): Promise<void> {
  const status = await client.call('system.status', {});
  const { title, kept, goesOn, answers, questions } = intents.endedBadly;
  const open = status.jobs.queued + status.jobs.running;
  const lines = [
    kept(answers(status.answers), startedAt === null ? '' : formatMoment(startedAt)),
    ...(open > 0 ? [goesOn(questions(open))] : []),
  ];
  notifications.show({ title, message: lines.join(' '), color: 'gray', autoClose: false });
}

async function showTwoFolders(unused: string | null, client: AppClient): Promise<void> {
  const { dataDir } = await client.call('system.status', {});
  const { title, text } = intents.twoDataFolders;
  notifications.show({ title, message: text(dataDir, unused ?? ''), color: 'gray', autoClose: false });
}

/** The link opens in the system's browser: the window itself never leaves its own pages. */
export function showNewer(version: string, url: string): void {
  const link = (
    <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
      {intents.newer.link}
    </Anchor>
  );
  notifications.show({ title: intents.newer.title(version), message: link, color: 'gray', autoClose: false });
}
