import { useEffect, useState } from 'react';

/** The value once it has not changed for so long (milliseconds); the first one at once. */
export function useDebounced<T>(value: T, delay: number): T {
  const [debounced, setSettled] = useState(value);
  const changed = JSON.stringify(value) !== JSON.stringify(debounced);
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [changed, value, delay]);
  return debounced;
}
