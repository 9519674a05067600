import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Row } from '../../kit/elements/box.tsx';
import { Button, ButtonLink } from '../../kit/elements/button.tsx';
import { Lead, PageTitle } from '../../kit/elements/heading.tsx';
import { PageName } from '../../kit/page/page-name.tsx';

type Props = { message: string; listHref: string; busy: boolean; onRetry: () => void };

/** The order could not be read: why, and the ways on. */
export function FailedOrder({ message, listHref, busy, onRetry }: Props) {
  const t = useTranslations('orderPage');
  const retry = useTranslations('kit')('tryAgain');
  return (
    <>
      <PageName name={t('failed')} />
      <PageTitle>{t('failed')}</PageTitle>
      <Lead role="alert">{message}</Lead>
      <Row mt="6" gap="4">
        <Button size="panel" kind="primary" icon={RefreshCw} busy={busy} onClick={onRetry}>
          {retry}
        </Button>
        <ButtonLink href={listHref} kind="second" size="panel">
          {t('toList')}
        </ButtonLink>
      </Row>
    </>
  );
}
