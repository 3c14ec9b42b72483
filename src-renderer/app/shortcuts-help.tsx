/** All keys that work everywhere, in one list. */
import { Kbd, Modal } from '@mantine/core';

import { TEXTS } from '../texts/texts.ts';
import { SCREEN_KEYS, SCREENS } from './screens.ts';
import classes from './shortcuts-help.module.css';

const words = TEXTS.app.shortcuts;

export default function ShortcutsHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const screens = SCREENS.filter(({ name }) => SCREEN_KEYS[name]).map(({ name }): [string[], string] => [
    ['g', SCREEN_KEYS[name] ?? ''],
    TEXTS.app.screens[name],
  ]);
  const everywhere: [string[], string][] = [
    [['Ctrl', 'K'], words.palette],
    [['?'], words.help],
    [['↑', '↓'], words.rows],
    [['Enter'], words.open],
    [['Esc'], words.close],
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
