import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Actions } from '../../../kit/elements/actions.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { ButtonLink } from '../../../kit/elements/button.tsx';
import { StatusIcon } from '../../../kit/elements/status-icon.tsx';

/** A word before the page leaves for the signing provider, and the way there at once. */
export function Leaving({ address }: { address: string }) {
  const t = useTranslations('leaving');
  return (
    <Box role="status">
      <StatusIcon meaning="waiting" icon={ExternalLink} />
      <ScreenHead screen={{ title: t('title'), subtitle: t('text') }} />
      <Actions>
        <ButtonLink kind="primary" icon={ExternalLink} href={address}>
          {t('now')}
        </ButtonLink>
      </Actions>
    </Box>
  );
}
