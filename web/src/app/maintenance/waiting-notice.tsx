import { LoaderCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../kit/elements/box.tsx';
import { Icon } from '../../kit/elements/icon.tsx';
import { useService } from './use-service.ts';

/** Says that the server is waited for, as long as some call does; what was typed stays, and it is sent by itself. */
export function WaitingNotice() {
  const t = useTranslations('pages.maintenance');
  if (useService().state !== 'waiting') return null;
  return (
    <Box bg="surface" borderRadius="box" boxShadow="float" py="4" px="6" display="flex" gap="3">
      <Icon of={LoaderCircle} color="waiting" animation="turn 900ms linear infinite" />
      <Span textStyle="small" flex="1">
        {t('waiting')}
      </Span>
    </Box>
  );
}
