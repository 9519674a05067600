import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { homeOf, sessionQuery, takeWantedPage } from '../../api/session.ts';
import type { User } from '../../api/session.ts';
import { toast } from '../../kit/toast/toasts.ts';

/**
 * Leads who has just signed in to the page that he opened before, else to the role's default page; what another session has read is forgotten. A role without a
 * panel goes to the home page with a word, or stays where `onNoPanel` is given the word. `replace`: the page before is nothing to come back to.
 */
export function useSignedIn(
  onNoPanel?: (message: string) => void,
  replace = false,
): (user: User) => Promise<void> {
  const t = useTranslations('login');
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (user) => {
    client.clear();
    client.setQueryData(sessionQuery.queryKey, user);
    const home = homeOf(user.roles);
    if (home === '/' && onNoPanel !== undefined) return onNoPanel(t('noPanel'));
    if (home === '/') toast('waiting', t('noPanel'));
    await navigate({ href: home === '/' ? home : (takeWantedPage() ?? home), replace });
  };
}
