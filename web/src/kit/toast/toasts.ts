type More = {
  /** Milliseconds until it goes by itself; null: it stays until it is closed. By its meaning where nothing is said. */
  lasts?: number | null;
  /** What can be done about it; that closes it. */
  action?: { label: string; press: () => void };
};

export type Toast = More & { id: number; meaning: 'done' | 'info' | 'waiting' | 'refused'; text: string };

/** At most this many stand at once; the oldest give way. */
export const mostToasts = 40;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

let errorsStay = false;

/** What is refused stays until it is closed, for who works through many things at once; until the returned is called. */
export function letErrorsStay(): () => void {
  errorsStay = true;
  return () => {
    errorsStay = false;
  };
}

/** Says something in passing; it goes after some seconds, when dismissed, or as is said. What stays is not said twice. */
export function toast(meaning: Toast['meaning'], text: string, more: More = {}): number {
  lastId += 1;
  const stays = errorsStay && meaning === 'refused';
  const others = stays ? toasts.filter((one) => one.meaning !== meaning || one.text !== text) : toasts;
  change(
    [...others, { ...(stays && { lasts: null }), ...more, id: lastId, meaning, text }].slice(-mostToasts),
  );
  return lastId;
}

export function dismissToast(id: number): void {
  change(toasts.filter((one) => one.id !== id));
}

/** What the host subscribes to. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => toasts,
};
