/** The menu of a right click as data: what can be done with the text or the link under the pointer, and nothing else. Pure. */
import type { MenuItemConstructorOptions } from 'electron';

import { isWebUrl } from './app-address.ts';
import type { ShellTexts } from './texts/english.ts';
import type { Platform } from './to-platform.ts';

type Item = MenuItemConstructorOptions;

/** The part of Electron's parameters that it needs. */
export interface Clicked {
  isEditable: boolean;
  selectionText: string;
  linkURL: string;
  editFlags: { canCut: boolean; canCopy: boolean; canPaste: boolean; canSelectAll: boolean };
}

export interface ContextMenuSituation {
  clicked: Clicked;
  platform: Platform;
  texts: ShellTexts['menu'];
  /** The system's dictionary, on macOS. */
  lookUp(): void;
  copy(text: string): void;
}

/** So much of a selection is quoted in the menu. */
const QUOTED_LENGTH = 30;
const LINE: Item = { type: 'separator' };

/** Empty where nothing can be done: then no menu is shown. */
export function planContextMenu(situation: ContextMenuSituation): Item[] {
  const groups = [planLookUp(situation), planEditing(situation), planLink(situation)].filter(
    ({ length }) => length > 0,
  );
  return groups.flatMap((group, index) => (index === 0 ? group : [LINE, ...group]));
}

function planLookUp({ clicked, platform, texts, lookUp }: ContextMenuSituation): Item[] {
  const text = clicked.selectionText.trim().replace(/\s+/g, ' ');
  if (platform !== 'mac' || text === '') return [];
  const letters = [...text];
  const quoted = letters.length > QUOTED_LENGTH ? `${letters.slice(0, QUOTED_LENGTH).join('')}…` : text;
  // An ampersand in a menu marks a key; two are one that is read.
  return [{ label: texts.lookUp(quoted.replaceAll('&', '&&')), click: lookUp }];
}

function planEditing({ clicked, texts }: ContextMenuSituation): Item[] {
  const { canCut, canCopy, canPaste, canSelectAll } = clicked.editFlags;
  if (clicked.isEditable) {
    return [
      { role: 'cut', label: texts.cut, enabled: canCut },
      { role: 'copy', label: texts.copy, enabled: canCopy },
      { role: 'paste', label: texts.paste, enabled: canPaste },
      LINE,
      { role: 'selectAll', label: texts.selectAll, enabled: canSelectAll },
    ];
  }
  return clicked.selectionText.trim() === '' ? [] : [{ role: 'copy', label: texts.copy, enabled: canCopy }];
}

/** An address inside the window is nobody's but the window's. */
function planLink({ clicked, texts, copy }: ContextMenuSituation): Item[] {
  return isWebUrl(clicked.linkURL) ? [{ label: texts.copyLink, click: () => copy(clicked.linkURL) }] : [];
}
