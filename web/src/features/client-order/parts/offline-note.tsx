import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { Note } from '../../../kit/elements/card.tsx';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no internet, and that what was typed stays. */
export function OfflineNote() {
  const t = useTranslations('forms');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Box role="status" mt={online ? '0' : '4'}>
      {!online && <Note meaning="waiting">{t('offline')}</Note>}
    </Box>
  );
}
