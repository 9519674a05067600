import { useSyncExternalStore } from 'react';
import { confirmationStore } from '../../../api/confirmation.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';

/** Where the dialog that asks for the password once more stands: once on each page of those who sign in. */
export function ConfirmationHost() {
  const asked = useSyncExternalStore(confirmationStore.subscribe, confirmationStore.current);
  return asked === null ? null : <ConfirmationDialog key={asked.round} />;
}
