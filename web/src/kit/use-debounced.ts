import { useEffect, useState } from 'react';

/** The value once it has not changed for so long (milliseconds); the first one at once. */
export function useSettled<T>(value: T, after: number): T {
  const [settled, setSettled] = useState(value);
  const changed = JSON.stringify(value) !== JSON.stringify(settled);
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => setSettled(value), after);
    return () => clearTimeout(timer);
  }, [changed, value, after]);
  return settled;
}
