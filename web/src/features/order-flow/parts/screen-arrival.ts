import { createContext, use, useEffect, useRef } from 'react';

/** Whether the screen came in place of another one while the page stood: then whoever pressed the last button lost the focus with it. */
export const ScreenArrival = createContext(false);

/** The title of a screen that came in place of another one: the page begins at its top, and what was lost takes focus there. */
export function useArrival() {
  const arrived = use(ScreenArrival);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrived || document.activeElement !== document.body) return;
    scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, [arrived]);
  return title;
}
