import { lazy, Suspense, useSyncExternalStore } from 'react';
import { confirmationStore } from '../../../api/confirmation.ts';

/** Loaded when a password is asked for: a list loads no forms. */
const ConfirmationDialog = lazy(async () => ({
  default: (await import('./confirmation-dialog.tsx')).ConfirmationDialog,
}));

/** Where the dialog that asks for the password once more stands: once on each page of those who sign in. */
export function ConfirmationHost() {
  const asked = useSyncExternalStore(confirmationStore.subscribe, confirmationStore.current);
  if (asked === null) return null;
  return (
    <Suspense>
      <ConfirmationDialog key={asked.round} />
    </Suspense>
  );
}
