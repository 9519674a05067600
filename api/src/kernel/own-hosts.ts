import type { Ports } from './ports.ts';

/** Under which names the application may be asked for. */
export interface OwnHosts {
  /** Where browsers reach it. */
  readonly publicUrl: string;
  /** Further host names, without ports, under the public address's scheme. */
  readonly allowedHosts: readonly string[];
  /** Whether the computer's own names count too, whatever the port: where the simulators ask by them. */
  readonly loopback: boolean;
}

/** Names that no stranger's name server answers for. */
export const isLoopback = (name: string): boolean =>
  name === 'localhost' || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/u.test(name);

/** The names of this deployment. */
export const ownHosts = ({ settings, publicUrl }: Ports): OwnHosts => ({
  publicUrl: publicUrl(),
  allowedHosts: settings.allowedHosts,
  loopback: settings.mode !== 'production',
});

/**
 * The origin of our pages under the host that a request names; null where that is no name of ours. A page of another site
 * can point its own name at this server (DNS rebinding), so that its browser takes both for one origin: its name stays.
 */
export function ownOriginOf(names: OwnHosts, host: string): string | null {
  const name = host.replace(/:\d+$/u, '').toLowerCase();
  const { protocol, hostname } = new URL(names.publicUrl);
  if (name === hostname || names.allowedHosts.includes(name)) return `${protocol}//${host}`;
  return names.loopback && isLoopback(name) ? `http://${host}` : null;
}

/** The host that a request names; a request that never was on a wire has it in its address alone. */
export const hostOf = (request: { readonly url: string; header(name: string): string | undefined }): string =>
  request.header('host') ?? new URL(request.url).host;
