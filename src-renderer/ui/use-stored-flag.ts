/** A yes or no that the window remembers on this machine. */
import { useLocalStorage } from '@mantine/hooks';

/** The flag and a way to turn it over. */
export function useStoredFlag(key: string, defaultValue: boolean): [boolean, () => void] {
  const [flag, setFlag] = useLocalStorage({ key: `sightline.${key}`, defaultValue, getInitialValueInEffect: false });
  return [flag, () => setFlag(!flag)];
}
