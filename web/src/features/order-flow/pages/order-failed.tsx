import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../../api/answer.ts';
import { failureMessages } from '../../../texts/failures.ts';
import { Texts } from '../../../texts/texts.tsx';
import { messages } from '../texts/order.messages.ts';
import { ErrorScreen } from '../../../kit/page/error-screen.tsx';

/** An order that could not be read: its link is wrong, or the server is unavailable. */
export function OrderFailed({ error }: ErrorComponentProps) {
  return (
    <Texts of={messages}>
      <Failure error={error} />
    </Texts>
  );
}

function Failure({ error }: Pick<ErrorComponentProps, 'error'>) {
  const t = useTranslations('orderPage');
  const router = useRouter();
  const client = useQueryClient();
  if (error instanceof ApiFailure && error.status === 410) {
    return <ErrorScreen title={t('erasedTitle')} text={t('erasedText')} />;
  }
  if (error instanceof ApiFailure && error.status === 404) {
    return <ErrorScreen title={t('notFoundTitle')} text={t('notFoundText')} />;
  }
  async function again() {
    await client.resetQueries({ queryKey: ['order'] });
    await router.invalidate();
  }
  return (
    <ErrorScreen
      title={t('failedTitle')}
      text={error instanceof ApiFailure ? error.message : failureMessages.unavailable}
      onRetry={() => void again()}
    />
  );
}
