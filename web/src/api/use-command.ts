import type { CallName } from '@app/machines/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from '../kit/toast/toasts.ts';
import { ApiFailure } from './answer.ts';
import type { Refused, Reply, Result } from './answer.ts';
import { callApi, newKey } from './call-api.ts';
import type { CallInput } from './call-api.ts';

type Options<N extends CallName> = {
  onReply?: (reply: Reply<N>) => void | Promise<void>;
  /** In place of a toast with the reason. */
  onRefused?: (refused: Refused) => void | Promise<void>;
  /** In place of a toast with the message. */
  onFailure?: (failure: ApiFailure) => void | Promise<void>;
};

export type Command<N extends CallName> = {
  /** Sends, an input that is still to come when it is there; null after a failure, which was shown or handed to `onFailure` by then. */
  send: (input?: CallInput<N> | Promise<CallInput<N>>) => Promise<Result<N> | null>;
  busy: boolean;
  /** The messages of invalid fields by their path as sent ('company.vat_id'), until the next sending. */
  errors: Readonly<Record<string, string>>;
};

const none: Readonly<Record<string, string>> = {};

/**
 * A change of the contract. The same input keeps its idempotency key until the server has answered, so that pressing the
 * button again after a failure changes nothing twice. What is sent again by itself is decided in send.ts alone.
 */
export function useCommand<N extends CallName>(name: N, options: Options<N> = {}): Command<N> {
  const pending = useRef<{ input: string; key: string } | null>(null);
  const mutation = useMutation<Result<N>, Error, CallInput<N> | Promise<CallInput<N>>>({
    mutationFn: async (given) => {
      const input = await given;
      const serialised = JSON.stringify(input);
      if (pending.current?.input !== serialised) pending.current = { input: serialised, key: newKey() };
      const result = await callApi(name, { ...input, key: pending.current.key });
      pending.current = null;
      if (result.ok) await options.onReply?.(result.reply);
      else if (result.kind === 'refused') await (options.onRefused ?? showReason)(result);
      return result;
    },
  });
  return {
    send: (input = {}) =>
      mutation.mutateAsync(input).catch(async (cause: unknown) => {
        if (!(cause instanceof ApiFailure)) throw cause;
        await (options.onFailure ?? showFailure)(cause);
        return null;
      }),
    busy: mutation.isPending,
    errors: mutation.data?.ok === false && mutation.data.kind === 'invalid' ? mutation.data.errors : none,
  };
}

const showReason = ({ reason }: Refused) => toast('refused', reason);
const showFailure = (failure: ApiFailure) => toast('refused', failure.serverMessage ?? failure.message);
