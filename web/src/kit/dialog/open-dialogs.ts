let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** The dialogs that stand over the page, the topmost last. What is outside of it is neither heard nor pressed. */
export const openDialogs = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  topmost: (): HTMLDialogElement | null => open.at(-1) ?? null,
  /** Answers what takes it away again. */
  add(dialog: HTMLDialogElement): () => void {
    change([...open, dialog]);
    return () => change(open.filter((each) => each !== dialog));
  },
};
