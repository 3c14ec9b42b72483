import { describe, expect, it, vi } from 'vitest';

import { type ContextMenuSituation, planContextMenu } from '#main/shell/plan-context-menu.ts';
import { ENGLISH } from '#main/shell/texts/english.ts';

const NOTHING = { canCut: false, canCopy: false, canPaste: false, canSelectAll: true };
const PLAIN = { isEditable: false, selectionText: '', linkURL: '', editFlags: NOTHING };

function plan(clicked: Partial<ContextMenuSituation['clicked']>, platform: ContextMenuSituation['platform'] = 'linux') {
  const [lookUp, copy] = [vi.fn(), vi.fn()];
  const items = planContextMenu({ clicked: { ...PLAIN, ...clicked }, platform, texts: ENGLISH.menu, lookUp, copy });
  const press = (label: string) => (items.find((item) => item.label === label)?.click as (() => void) | undefined)?.();
  return { names: items.map(({ role, label }) => role ?? label ?? '-'), items, press, lookUp, copy };
}

describe('the menu of a right click', () => {
  it('is none where nothing can be done', () => {
    expect(plan({}).names).toEqual([]);
    expect(plan({ linkURL: 'sightline-app://app/#/projects' }).names).toEqual([]);
  });

  it('cuts, copies and pastes in a field, as far as there is something to', () => {
    const { names, items } = plan({ isEditable: true, editFlags: { ...NOTHING, canPaste: true } });
    expect(names).toEqual(['cut', 'copy', 'paste', '-', 'selectAll']);
    expect(items.map(({ enabled }) => enabled)).toEqual([false, false, true, undefined, true]);
  });

  it('copies a selection, and looks it up where the system has a dictionary', () => {
    const editFlags = { ...NOTHING, canCopy: true };
    expect(plan({ selectionText: ' ', editFlags }).names).toEqual([]);
    expect(plan({ selectionText: 'Lumenfold', editFlags }).names).toEqual(['copy']);
    const mac = plan({ selectionText: ' Salt \n& Pepper ', editFlags }, 'mac');
    expect(mac.names).toEqual(['Look Up “Salt && Pepper”', '-', 'copy']);
    mac.press('Look Up “Salt && Pepper”');
    expect(mac.lookUp).toHaveBeenCalledOnce();
    expect(plan({ selectionText: 'x'.repeat(80) }, 'mac').names[0]).toBe(`Look Up “${'x'.repeat(30)}…”`);
  });

  it('copies the address of a web link', () => {
    const link = plan({ linkURL: 'https://example.com/a' });
    expect(link.names).toEqual(['Copy Link Address']);
    link.press('Copy Link Address');
    expect(link.copy).toHaveBeenCalledWith('https://example.com/a');
  });
});
