import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCommand } from '../../api/use-command.ts';

/** Ends the session and leads to the page of signing in; also of a page that is closed before the server has answered. */
export function useSignOut() {
  const client = useQueryClient();
  const router = useRouter();
  const { send, busy } = useCommand('signOut', {
    onReply: async ({ endSessionUrl }) => {
      client.clear();
      // Who came from the identity provider leaves by it.
      if (endSessionUrl !== null) return location.assign(endSessionUrl);
      await router.navigate({ to: '/login' });
    },
  });
  return { busy, send: () => void send({ keepalive: true }) };
}
