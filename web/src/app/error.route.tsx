import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ErrorScreen } from '../kit/page/error-screen.tsx';

export const Route = createFileRoute('/error')({ component: ErrorPage });

function ErrorPage() {
  const t = useTranslations('pages.error');
  return <ErrorScreen title={t('title')} text={t('text')} />;
}
