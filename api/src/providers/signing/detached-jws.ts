import { createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject, webcrypto } from 'node:crypto';

export type PublishedKey = webcrypto.JsonWebKey & { readonly kid?: string };

const encoded = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');

/** Signs a body with RS256 and leaves the body out: `<header>..<signature>`. */
export function signDetached(body: string, key: KeyObject, kid: string): string {
  const header = encoded(JSON.stringify({ alg: 'RS256', kid }));
  const signature = sign('RSA-SHA256', Buffer.from(`${header}.${encoded(body)}`), key);
  return `${header}..${signature.toString('base64url')}`;
}

/** The `kid` that a detached signature names; undefined where it is none, not of RS256, or asks for an extension (RFC 7515, crit). */
export function keyIdOf(signature: string): string | undefined {
  const [header = '', payload, value, ...rest] = signature.split('.');
  if (payload !== '' || !value || rest.length > 0) return undefined;
  try {
    const { alg, kid, crit } = JSON.parse(Buffer.from(header, 'base64url').toString('utf8')) as Record<
      string,
      unknown
    >;
    return alg === 'RS256' && typeof kid === 'string' && crit === undefined ? kid : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the detached signature belongs to the body under this key. */
export function verifyDetached(body: string, signature: string, key: PublishedKey): boolean {
  const [header = '', , value = ''] = signature.split('.');
  try {
    const publicKey = createPublicKey({ key, format: 'jwk' });
    const signed = Buffer.from(`${header}.${encoded(body)}`);
    return (
      publicKey.asymmetricKeyType === 'rsa' &&
      verify('RSA-SHA256', signed, publicKey, Buffer.from(value, 'base64url'))
    );
  } catch {
    return false;
  }
}
