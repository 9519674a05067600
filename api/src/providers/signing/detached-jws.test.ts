import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyIdOf, signDetached, verifyDetached } from './detached-jws.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const published = publicKey.export({ format: 'jwk' });
const body = '[{"id":"1","object":{"id":"DOCUMENT_PROCESS:ż"}}]';

test('a signature belongs to its body and its key', () => {
  const signature = signDetached(body, privateKey, 'k1');
  expect(signature).toMatch(/^[\w-]+\.\.[\w-]+$/);
  expect(keyIdOf(signature)).toBe('k1');
  expect(verifyDetached(body, signature, published)).toBe(true);
  expect(verifyDetached(`${body} `, signature, published)).toBe(false);
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' });
  expect(verifyDetached(body, signature, stranger)).toBe(false);
});

test('a signature of another kind is none', () => {
  const none = `${Buffer.from('{"alg":"none","kid":"k1"}').toString('base64url')}..x`;
  const symmetric = `${Buffer.from('{"alg":"HS256","kid":"k1"}').toString('base64url')}..x`;
  const extended = `${Buffer.from('{"alg":"RS256","kid":"k1","crit":["b64"],"b64":false}').toString('base64url')}..x`;
  expect(['', 'a.b.c', '!..x', '..', none, symmetric, extended].map(keyIdOf)).toEqual(
    Array(7).fill(undefined),
  );
});
