import { useQueryClient } from '@tanstack/react-query';
import type { Reply } from '../../api/answer.ts';
import { useCommand } from '../../api/use-command.ts';
import { toast } from '../../kit/toast/toasts.ts';
import { providersKey } from './providers-query.ts';

type Name = 'resendProviderEffects' | 'resendEffect' | 'retryNotification';

/** Tries something again and reads the page anew, refused or not. */
export function useProviderCommand<N extends Name>(name: N, onReply: (reply: Reply<N>) => void) {
  const client = useQueryClient();
  const reread = () => client.invalidateQueries({ queryKey: providersKey });
  return useCommand(name, {
    onReply: async (reply) => {
      onReply(reply);
      await reread();
    },
    onRefused: async ({ reason }) => {
      toast('refused', reason);
      await reread();
    },
  });
}
