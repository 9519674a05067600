import { useEffect, useState } from 'react';

/** The value once it has not changed for so long (milliseconds, or what a change of it deserves); the first one at once. */
export function useDebounced<T>(value: T, delay: number | ((from: T, to: T) => number)): T {
  const [debounced, setSettled] = useState(value);
  const changed = JSON.stringify(value) !== JSON.stringify(debounced);
  const wait = typeof delay === 'number' ? delay : delay(debounced, value);
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [changed, value, wait]);
  return debounced;
}
