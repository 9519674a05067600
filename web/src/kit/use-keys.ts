import { useEffect, useEffectEvent } from 'react';

const field = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const covering = 'dialog[open], [popover]:popover-open';

/**
 * Single keys by `KeyboardEvent.key` in lower case; null hears nothing. They are off while a field has the focus, with
 * Ctrl, Alt or Meta, and under an open dialog or popover.
 */
export function useKeys(keys: Readonly<Record<string, (() => void) | null>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(field) !== null) return;
    if (document.querySelector(covering) !== null) return;
    const act = keys[event.key.toLowerCase()];
    if (act == null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
