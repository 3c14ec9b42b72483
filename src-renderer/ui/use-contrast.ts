/** How much contrast the window draws with: as the system asks, or more because its owner chose so. */
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';

/** `forced`: the system replaces colours by its own. */
export type Contrast = 'normal' | 'more' | 'forced';
export type ContrastChoice = 'system' | 'more';

/** The same key as in public/appearance.js. */
const KEY = 'sightline.contrast';
const NOW = { getInitialValueInEffect: false };

export function useContrast(): {
  contrast: Contrast;
  choice: ContrastChoice;
  choose: (choice: ContrastChoice) => void;
} {
  const [choice, choose] = useLocalStorage<ContrastChoice>({
    key: KEY,
    defaultValue: 'system',
    getInitialValueInEffect: false,
    serialize: (value) => value,
    deserialize: (value) => (value === 'more' ? 'more' : 'system'),
  });
  const isForced = useMediaQuery('(forced-colors: active)', false, NOW);
  const isWanted = useMediaQuery('(prefers-contrast: more)', false, NOW);
  return { contrast: isForced ? 'forced' : isWanted || choice === 'more' ? 'more' : 'normal', choice, choose };
}
