import { WifiOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../kit/elements/box.tsx';
import { Icon } from '../../kit/elements/icon.tsx';
import { useOnline } from '../../kit/use-online.ts';

/** Says that there is no network and that nothing is lost by it; goes by itself when there is one again. */
export function OfflineNotice() {
  const t = useTranslations('pages.maintenance');
  if (useOnline()) return null;
  return (
    <Box bg="surface" borderRadius="box" boxShadow="float" py="4" px="6" display="flex" gap="3">
      <Icon of={WifiOff} color="waiting" />
      <Span textStyle="small" flex="1">
        {t('offline')}
      </Span>
    </Box>
  );
}
