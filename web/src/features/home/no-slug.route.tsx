import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PageName } from '../../kit/page/page-name.tsx';
import { Box } from '../../kit/elements/box.tsx';
import { Lead, PageTitle } from '../../kit/elements/heading.tsx';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { OpenOrder } from './open-order.tsx';
import { PublicLayout } from '../../kit/page/public-layout.tsx';

export const Route = createFileRoute('/orders')({ component: NoSlug });

/** An order's address without its slug: what is missing, and where the whole link goes. */
function NoSlug() {
  const t = useTranslations('pages.order');
  return (
    <PublicLayout>
      <PageName name={t('noSlugTitle')} />
      <OneColumn>
        <PageTitle>{t('noSlugTitle')}</PageTitle>
        <Lead>{t('noSlugText')}</Lead>
        <Box mt="8">
          <OpenOrder />
        </Box>
      </OneColumn>
    </PublicLayout>
  );
}
