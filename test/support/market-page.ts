/** A window on a small market: a project with answers, and one without. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

import { type AppWindow, startAppWindow } from './app-window.ts';

const DAY_MS = 86_400_000;
const NAMES = ['Quellwerk', 'Brimstead', 'Fennick', 'Tolvane'];
const PROMPTS = ['Which kettle is the quietest?', 'Best kettle for tea?'];

/**
 * Twenty answers in this window and ten in the one before. Every second one of this window names the own brand, all name
 * Fennick; without the own brand they name Brimstead.
 */
function planLines() {
  return Array.from({ length: 30 }, (_, index) => {
    const isOwn = index % 2 === 0;
    const named = NAMES.filter((name) => name === 'Fennick' || (name === 'Quellwerk') === isOwn);
    const host = isOwn ? 'quellwerk.example/kettles' : 'review.example/kettles';
    return {
      prompt: PROMPTS[index % 2],
      model: ['chatgpt', 'perplexity'][index % 3 === 0 ? 1 : 0],
      answeredAt: new Date(Date.now() - (index < 20 ? index + 1 : index + 15) * DAY_MS).toISOString(),
      text: `Good kettles:\n\n${named.map((name, place) => `${place + 1}. **${name}**: solid and quiet.`).join('\n')}\n`,
      sources: [{ url: `https://${host}`, title: 'Kettles' }, { url: 'https://forum.example/threads/1' }],
      fanOutQueries: index % 2 === 0 ? ['quietest kettle 2026'] : ['best tea kettle 2026', 'kettle reviews'],
      externalId: String(index),
    };
  });
}

export interface MarketPage extends Pick<AppWindow, 'call' | 'close'> {
  projectId: string;
  /** A project without answers. */
  emptyId: string;
  /** Shows a screen of a project; a window for each width and theme. */
  show(path: string, wishes?: { projectId?: string; width?: number; dark?: boolean }): Promise<Page>;
  /** What happened in any of them that should not. */
  listOffences(): string[];
}

export async function openMarketPage(): Promise<MarketPage> {
  const app = await startAppWindow();
  const site = { language: 'en', websiteUrl: 'https://quellwerk.example' } as const;
  const projectId = (await app.call('projects.create', { name: 'Quellwerk', ...site })).id;
  const emptyId = (await app.call('projects.create', { name: 'Leer', ...site })).id;
  await app.call('competitors.add', { projectId, name: 'Brimstead', domain: 'brimstead.example' });
  const path = join(app.dataDir, 'market.ndjson');
  const lines = planLines().map((line) => JSON.stringify(line));
  writeFileSync(path, lines.join('\n'));
  await app.call('answers.import', { projectId, path });
  const offences = new Set<string[]>();
  return {
    projectId,
    emptyId,
    call: app.call,
    listOffences: () => [...offences].flat(),
    show: async (screen, { projectId: wanted = projectId, width = 1440, dark = false } = {}) => {
      const opened = await app.show(`/projects/${wanted}/${screen}`, {
        viewport: { width, height: 900 },
        colorScheme: dark ? 'dark' : 'light',
      });
      offences.add(opened.offences);
      return opened.page;
    },
    close: app.close,
  };
}
