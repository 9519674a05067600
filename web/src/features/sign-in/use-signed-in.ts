import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { homeOf, sessionQuery } from '../../api/session.ts';
import type { User } from '../../api/session.ts';

/** Leads who has just signed in to the role's default page; what another session has read is forgotten. A role without a panel goes to the home page, or stays where `onNoPanel` is given. */
export function useSignedIn(onNoPanel?: () => void): (user: User) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (user) => {
    client.clear();
    client.setQueryData(sessionQuery.queryKey, user);
    const home = homeOf(user.roles);
    if (home === '/' && onNoPanel !== undefined) onNoPanel();
    else await navigate({ to: home });
  };
}
