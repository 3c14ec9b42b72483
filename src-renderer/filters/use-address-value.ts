/** One value of a screen kept in the address, so that going back, sharing and reloading bring it back. */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The value, `fallback` where the address has none, and a way to set it; null or the fallback takes it out. */
export function useAddressValue(key: string, fallback = ''): [string, (value: string | null) => void] {
  const [address, setAddress] = useSearchParams();
  const set = useCallback(
    (value: string | null) =>
      setAddress(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === null || value === fallback) next.delete(key);
          else next.set(key, value);
          return next;
        },
        { replace: true },
      ),
    [setAddress, key, fallback],
  );
  return [address.get(key) ?? fallback, set];
}
