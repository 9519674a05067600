import { ProviderRefused } from './ask-provider.ts';
import type { ProviderSettings } from './settings.ts';

/** Gives back an address that a provider wants the client sent to, where its host is on the list; refuses every other. */
export type LeadsTo = (provider: string, url: string) => string;

/** The list: where the providers are asked, and the hosts that the deployment names, for one whose pages lie elsewhere. */
export function leadsTo(settings: ProviderSettings): LeadsTo {
  const asked = [settings.bankVerification.url, settings.signing.url].flatMap(
    (url) => URL.parse(url)?.host ?? [],
  );
  const hosts = new Set([...asked, ...settings.redirectHosts]);
  return (provider, url) => {
    const to = URL.parse(url);
    const isPage = to?.protocol === 'https:' || to?.protocol === 'http:';
    if (to === null || !isPage || !hosts.has(to.host))
      throw new ProviderRefused(`${provider} sends clients to a host that is not on the list`);
    return url;
  };
}
