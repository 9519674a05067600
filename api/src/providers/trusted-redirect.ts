import type { ProviderSettings } from './settings.ts';

/** Gives back an address that a provider wants the client sent to, where its host is on the list; null for every other. */
export type TrustedRedirect = (provider: string, url: string) => string | null;

/** Called with the host of each address that was not followed: the deployment may have forgotten to name it. */
export type OnUntrustedHost = (provider: string, host: string) => void;

/** The list: where the providers are asked, and the hosts that the deployment names, for one whose pages lie elsewhere. */
export function trustedRedirect(
  settings: ProviderSettings,
  onUntrustedHost: OnUntrustedHost,
): TrustedRedirect {
  const asked = [settings.bankVerification.url].flatMap((url) => URL.parse(url)?.host ?? []);
  const hosts = new Set([...asked, ...settings.redirectHosts]);
  return (provider, url) => {
    const to = URL.parse(url);
    const isPage = to?.protocol === 'https:' || to?.protocol === 'http:';
    if (to !== null && isPage && hosts.has(to.host)) return url;
    onUntrustedHost(provider, to?.host ?? '');
    return null;
  };
}
