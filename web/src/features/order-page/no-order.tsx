import { useTranslations } from 'use-intl';
import { Box } from '../../kit/elements/box.tsx';
import { ButtonLink } from '../../kit/elements/button.tsx';
import { Lead, PageTitle } from '../../kit/elements/heading.tsx';
import { PageName } from '../../kit/page/page-name.tsx';

/** The address names no order that who asks may see. */
export function NoOrder({ listHref }: { listHref: string }) {
  const t = useTranslations('orderPage');
  return (
    <>
      <PageName name={t('notFound')} />
      <PageTitle>{t('notFound')}</PageTitle>
      <Lead>{t('notFoundText')}</Lead>
      <Box mt="6">
        <ButtonLink href={listHref} kind="second" size="panel">
          {t('toList')}
        </ButtonLink>
      </Box>
    </>
  );
}
