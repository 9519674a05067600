/** The open dialog for the password, numbered so that each opening is a new one; null while it is closed. */
export type Confirmation = { readonly round: number } | null;

let asked: Confirmation = null;
let rounds = 0;
let waiting: ((given: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function show(next: Confirmation) {
  asked = next;
  for (const listener of listeners) listener();
}

/** What the dialog's host subscribes to. */
export const confirmationStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => asked,
};

/** Opens the dialog that asks for the password; several calls share one. Resolves to whether it was given; where no page shows dialogs, it was not. */
export function confirmed(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (asked !== null) return;
    rounds += 1;
    show({ round: rounds });
  });
}

/** The dialog was answered: whoever waits sends again, or gives up. */
export function settleConfirmation(given: boolean): void {
  const resolved = waiting;
  waiting = [];
  show(null);
  for (const resolve of resolved) resolve(given);
}
