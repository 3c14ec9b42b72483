/** All keys that work everywhere, in one list. */
import { Kbd, Modal } from '@mantine/core';

import { isDesktopWindow } from '../api/choose-client.ts';
import { TEXTS } from '../texts/texts.ts';
import { nameKeys } from '../ui/key-names.ts';
import { PORTFOLIO_KEY, SCREEN_KEYS, SCREENS } from './screens.ts';
import classes from './shortcuts-help.module.css';

const words = TEXTS.app.shortcuts;

export default function ShortcutsHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const screens = SCREENS.filter(({ name }) => SCREEN_KEYS[name]).map(({ name }): [string[], string] => [
    ['g', SCREEN_KEYS[name] ?? ''],
    TEXTS.app.screens[name],
  ]);
  const everywhere: [string[], string][] = [
    [nameKeys(['mod', 'K']), words.palette],
    ...(isDesktopWindow() ? [[nameKeys(['mod', 'F']), words.find] satisfies [string[], string]] : []),
    [['?'], words.help],
    [['↑', '↓'], words.rows],
    [nameKeys(['Enter']), words.open],
    [nameKeys(['Esc']), words.close],
    [['g', PORTFOLIO_KEY], TEXTS.portfolio.title],
  ];
  return (
    <Modal opened={isOpen} onClose={onClose} title={words.title} closeButtonProps={{ 'aria-label': TEXTS.ui.close }}>
      <dl className={classes.keys}>
        {[...everywhere, ...screens].map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
