import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PageName } from '../../kit/page/page-name.tsx';
import { Box } from '../../kit/elements/box.tsx';
import { Lead, PageTitle } from '../../kit/elements/heading.tsx';
import { OneColumn } from '../../kit/page/page-layout.tsx';
import { Texts } from '../../texts/texts.tsx';
import { messages } from './home.messages.ts';
import { OpenOrder } from './open-order.tsx';
import { PublicLayout } from '../../kit/page/public-layout.tsx';

export const Route = createFileRoute('/orders')({ component: NoSlugPage });

function NoSlugPage() {
  return (
    <Texts of={messages}>
      <NoSlug />
    </Texts>
  );
}

/** An order's address without its slug: what is missing, and where the whole link goes. */
function NoSlug() {
  const t = useTranslations('noSlug');
  return (
    <PublicLayout>
      <PageName name={t('title')} />
      <OneColumn>
        <PageTitle>{t('title')}</PageTitle>
        <Lead>{t('text')}</Lead>
        <Box mt="8">
          <OpenOrder />
        </Box>
      </OneColumn>
    </PublicLayout>
  );
}
