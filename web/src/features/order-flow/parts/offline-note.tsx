import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { Note } from '../../../kit/elements/card.tsx';
import { useOnline } from '../../../kit/use-online.ts';

/** Says that there is no internet, and that what was typed stays. */
export function OfflineNote() {
  const t = useTranslations('forms');
  const online = useOnline();
  return (
    <Box role="status" mt={online ? '0' : '4'}>
      {!online && <Note meaning="waiting">{t('offline')}</Note>}
    </Box>
  );
}
