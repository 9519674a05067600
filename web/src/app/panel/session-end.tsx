import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../api/answer.ts';
import { askApi } from '../../api/call-api.ts';
import type { User } from '../../api/session.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Box } from '../../kit/elements/box.tsx';
import { Button, ButtonLink } from '../../kit/elements/button.tsx';

const isEnd = (cause: unknown): boolean => cause instanceof ApiFailure && cause.status === 401;

/**
 * Asks to sign in again where the session has ended in the middle of work: in another tab, with whatever factors that
 * takes, so that what is typed here stays. Afterwards everything shown is read anew; somebody else's session opens the page anew.
 */
export function SessionEnd({ user }: { user: Pick<User, 'id'> }) {
  const t = useTranslations('panel.sessionEnd');
  const client = useQueryClient();
  const [ended, setEnded] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    const look = ({ type, action }: { type: string; action?: { type: string; error?: unknown } }) => {
      if (type === 'updated' && action?.type === 'error' && isEnd(action.error)) setEnded(true);
    };
    const leave = [client.getQueryCache().subscribe(look), client.getMutationCache().subscribe(look)];
    return () => leave.forEach((each) => each());
  }, [client]);
  async function goOn() {
    try {
      const { id } = await askApi('getCurrentUser');
      if (id !== user.id) location.reload();
      setReason(null);
      setEnded(false);
      await client.invalidateQueries();
    } catch (cause) {
      setReason(isEnd(cause) ? t('notYet') : t('failed'));
    }
  }
  if (!ended) return null;
  return (
    <Dialog
      open
      onClose={() => setEnded(false)}
      title={t('title')}
      actions={
        <>
          <Button onClick={() => void goOn()}>{t('goOn')}</Button>
          <ButtonLink kind="primary" href="/login" target="_blank" rel="noopener">
            {t('signIn')}
          </ButtonLink>
        </>
      }
    >
      {t('text')}
      {reason !== null && (
        <Box role="alert" mt="2" textStyle="small" color="refused">
          {reason}
        </Box>
      )}
    </Dialog>
  );
}
