import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ErrorScreen } from '../kit/page/error-screen.tsx';

export const Route = createFileRoute('/error')({ component: ErrorPage });

/** Opens the page anew from which one was sent here; who came here by an address of his own begins at the start. */
function tryAgain(): void {
  if (history.length > 1) history.back();
  else location.assign('/');
}

function ErrorPage() {
  const t = useTranslations('pages.error');
  return <ErrorScreen title={t('title')} text={t('told')} onRetry={tryAgain} />;
}
