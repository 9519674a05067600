import { useEffect, useEffectEvent } from 'react';

const typing = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';

/** Acts on a key of its own; not while somebody types, nor under a dialog, nor with Ctrl, Alt or Meta (WCAG 2.1.4). */
export function useShortcut(key: string, act: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(typing) !== null) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    act(event);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
