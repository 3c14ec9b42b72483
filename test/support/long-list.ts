/** A project with a great many prompts, as the page gets them over the desktop's bridge: made in the page, because 60 MB of text would have to be sent. */
import type { Page } from 'playwright-core';

import type { OperationOutput } from '#shared/contract/index.ts';
import type { DesktopBridge } from '#shared/contract/wire.ts';
import { callFakeOperation, createFakeState } from './fake-operations.ts';

type Prompt = OperationOutput<'prompts.table'>['prompts'][number];

/** Before the page is opened. */
export async function fakeLongList(page: Page, count: number): Promise<void> {
  const state = createFakeState();
  await page.exposeFunction('callCore', (operation: string, input: unknown) => ({
    data: callFakeOperation(state, operation, input),
  }));
  await page.addInitScript(installBridge, count);
}

/** Runs in the page. */
function installBridge(count: number): void {
  const kinds = ['touring bike', 'Élan gravel bike', 'cargo bike', 'Überland e-bike', 'folding bike', 'child seat'];
  const asks = [
    'Which {} lasts longest',
    'Who sells a good {}',
    'Best {} under',
    'Is a {} worth it at',
    '{} for tall people',
  ];
  // Neighbours have nothing in common: 7919 is prime, so each number comes once.
  const scatter = (index: number) => (index * 7_919) % count;
  const toId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const toPrompt = (index: number): Prompt => {
    const place = scatter(index);
    const ask = asks[place % asks.length] ?? '';
    return {
      id: toId(index),
      prompt: `${ask.replace('{}', kinds[place % kinds.length] ?? '')} ${place + 1}?`,
      language: 'EN',
      tags: [`tag ${place % 40}`],
      models: ['chatgpt', 'claude'],
      answers: 30,
      visible: place % 31,
      mentionRate: place % 101,
      citationRate: place % 47,
      averagePosition: place % 3 > 0 ? (place % 997) / 10 : null,
      sentimentScore: place % 3 > 0 ? (place % 100) / 100 : null,
      sentimentCoverage: place % 3 > 0 ? 100 : null,
      sentimentShares: null,
      createdAt: '2026-01-05T09:00:00.000Z',
      state: 'active',
      country: null,
    };
  };
  const list = (): OperationOutput<'prompts.table'> => ({
    prompts: Array.from({ length: count }, (_, index) => toPrompt(index)),
  });
  const { callCore } = window as unknown as { callCore: DesktopBridge['call'] };
  const bridge: DesktopBridge = {
    call: async (operation, input) => {
      if (operation === 'prompts.table') return { data: list() };
      return callCore(operation, input);
    },
    onEvent: () => () => {},
  };
  Object.assign(window, { sightline: bridge });
}
