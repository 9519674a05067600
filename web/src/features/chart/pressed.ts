import type { MouseEvent } from 'react';

/** A press that stays on the page; with a key or another button the browser opens the link as it does. */
export const pressed = (act: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  act();
};
