import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { homeOf, sessionQuery } from '../../api/session.ts';
import type { User } from '../../api/session.ts';

/** Leads who has just signed in to the role's default page; what another session has read is forgotten. Answers whether there is such a page. */
export function useSignedIn(): (user: User) => Promise<boolean> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (user) => {
    client.clear();
    client.setQueryData(sessionQuery.queryKey, user);
    const home = homeOf(user.roles);
    await navigate({ to: home });
    return home !== '/';
  };
}
