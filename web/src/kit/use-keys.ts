import { useEffect, useEffectEvent } from 'react';
import type { KeyTables } from './key-tables.ts';

const field = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const covering = 'dialog[open], [popover]:popover-open';

/** The key that begins a sequence, like G and then D, and how long the second is waited for, in milliseconds. */
const leader = 'g';
const longest = 1_500;

let on = true;
let led = -Infinity;
let pressed = '';

/** Whether keys of their own act at all, as the user likes it (WCAG 2.1.4). */
export function letKeysAct(act: boolean): void {
  on = act;
}

const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(field) !== null;

/** Names what was pressed before any page hears it: the key, or both of a sequence. */
function name(event: KeyboardEvent): void {
  // '+' without Shift, where the key has both.
  const key = event.key === '=' ? '+' : event.key.toLowerCase();
  const follows = event.timeStamp - led < longest;
  pressed = follows ? `${leader} ${key}` : key;
  led = key === leader && !follows && !isTyped(event) ? event.timeStamp : -Infinity;
}
window.addEventListener('keydown', name, { capture: true });

/**
 * Hears the keys of one table, by `KeyboardEvent.key` in lower case, and sequences like 'g d'; null hears nothing. They are
 * off while a field has the focus, with Ctrl, Alt or Meta, and under an open dialog or popover.
 */
export function useKeys<Table extends keyof KeyTables>(
  keys: Readonly<Record<keyof KeyTables[Table], (() => void) | null>>,
): void {
  const acts: Readonly<Record<string, (() => void) | null>> = keys;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!on || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isTyped(event) || document.querySelector(covering) !== null) return;
    const act = acts[pressed];
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
