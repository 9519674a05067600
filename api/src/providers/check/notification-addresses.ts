import { calls } from '@app/machines/contract';
import type { ProviderSettings } from '../settings.ts';

/** An address of ours that a provider calls, and how it comes to know it. */
export interface NotificationAddress {
  readonly provider: string;
  readonly url: string;
  readonly how: string;
}

/** Every address that a provider must call, for an application under `publicUrl` (no slash at the end). */
export function notificationAddresses(
  publicUrl: string,
  { bankVerification, signing }: ProviderSettings,
): readonly NotificationAddress[] {
  const at = (name: 'notifyDotpay' | 'notifyBluemedia' | 'notifyAutenti' | 'notifyDecisionEngine'): string =>
    `${publicUrl}${calls[name].path}`;
  const callback = JSON.stringify({
    callbackAdapterId: 'CALLBACK_ADAPTER:API_V2',
    callbackParameters: { callbackUrl: at('notifyAutenti') },
  });
  return [
    { provider: 'Dotpay', url: at('notifyDotpay'), how: 'sent with every payment (urlc)' },
    {
      provider: 'Blue Media',
      url: at('notifyBluemedia'),
      how: `to be set in Blue Media's panel as the ITN address of service ${bankVerification.serviceId}`,
    },
    {
      provider: 'Autenti',
      url: at('notifyAutenti'),
      how: `to be registered once: POST ${signing.url}/applications/callbacks ${callback}`,
    },
    { provider: 'decision engine', url: at('notifyDecisionEngine'), how: 'to be set in the decision engine' },
  ];
}
