import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../../kit/elements/box.tsx';
import { Note } from '../../../../kit/elements/card.tsx';
import type { Autosave } from './use-draft.ts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is lost, and that typing may go on. */
export function SavingNotice({ autosave }: { autosave: Autosave }) {
  const t = useTranslations('companyForm.saving');
  const failed = useSelector(autosave, (state) => state.matches('failed'));
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Box role="status">
      {!online && <Note meaning="waiting">{t('offline')}</Note>}
      {online && failed && <Note meaning="waiting">{t('unreachable')}</Note>}
    </Box>
  );
}
