import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../elements/box.tsx';
import { Button, ButtonLink } from '../elements/button.tsx';
import { Card } from '../elements/card.tsx';
import { ContactBox } from './contact-box.tsx';
import { FirstPaintEnd } from './first-paint.ts';
import { Lead, PageTitle } from '../elements/heading.tsx';
import { OneColumn } from './page-layout.tsx';
import { StatusIcon } from '../elements/status-icon.tsx';
import { PageName } from './page-name.tsx';
import { PublicLayout } from './public-layout.tsx';

type Props = { title: ReactNode; text: ReactNode; onRetry?: () => void };

/** What happened, what to do, and whom to ask. */
export function ErrorScreen({ title, text, onRetry }: Props) {
  const t = useTranslations('pages.error');
  return (
    <PublicLayout>
      <PageName name={t('name')} />
      <FirstPaintEnd />
      <OneColumn narrow>
        <StatusIcon meaning="failure" />
        <PageTitle>{title}</PageTitle>
        <Lead>{text}</Lead>
        <Box mt="6" display="flex" gap="4" flexWrap="wrap">
          {onRetry !== undefined && (
            <Button icon={RefreshCw} onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          <ButtonLink href="/" kind={onRetry === undefined ? 'second' : 'quiet'}>
            {t('home')}
          </ButtonLink>
        </Box>
        <Card padded mt="8">
          <ContactBox />
        </Card>
      </OneColumn>
    </PublicLayout>
  );
}
