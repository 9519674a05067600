import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../api/answer.ts';
import { ErrorScreen } from '../kit/page/error-screen.tsx';

/** A page that could not be loaded: what happened, what to do, and once more. */
export function FailedPage({ error }: ErrorComponentProps) {
  const t = useTranslations('pages.error');
  const router = useRouter();
  const client = useQueryClient();
  async function again() {
    await client.resetQueries({ predicate: (query) => query.state.status === 'error' });
    await router.invalidate();
  }
  return (
    <ErrorScreen
      title={t('title')}
      text={error instanceof ApiFailure ? error.message : t('text')}
      onRetry={() => void again()}
    />
  );
}
