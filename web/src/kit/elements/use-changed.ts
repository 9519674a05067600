import { useEffect, useState } from 'react';

/** For so long a change is to be seen, in milliseconds. */
const seen = 3_000;

/** Whether what is shown changed within the last three seconds. What was not there before (`undefined`) has only come. */
export function useChanged(shown: unknown): boolean {
  const now = shown === undefined ? null : JSON.stringify(shown);
  const [known, setKnown] = useState(now);
  const [changes, setChanges] = useState(0);
  if (now !== null && now !== known) {
    setKnown(now);
    if (known !== null) setChanges(changes + 1);
  }
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(changes), seen);
    return () => clearTimeout(timer);
  }, [changes]);
  return changes > over;
}
