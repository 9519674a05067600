import { expect, test } from 'vitest';
import { trustedRedirect } from './trusted-redirect.ts';
import { simulatedSettings } from './settings.ts';

const settings = simulatedSettings({
  url: 'http://127.0.0.1:4000',
  publicUrl: 'https://demo.example',
  smtpUrl: 'smtp://127.0.0.1:25',
  secret: 's',
});
const told: string[][] = [];
const to = trustedRedirect({ ...settings, redirectHosts: ['sign.provider.example'] }, (...strange) =>
  told.push(strange),
);

test('a client is sent to pages of hosts on the list and nowhere else (S12)', () => {
  const good = ['http://127.0.0.1:4000/sim/autenti/1', 'https://sign.provider.example/p?id=1#a'];
  expect(good.map((url) => to('Autenti', url))).toEqual(good);
  const bad = [
    'https://evil.example/',
    'https://sign.provider.example.evil.example/',
    'https://sign.provider.example@evil.example/',
    'https://sign.provider.example:8443/',
    'http://127.0.0.1:4001/',
    '//sign.provider.example/',
    'javascript:alert(1)//sign.provider.example',
    'data:text/html,sign.provider.example',
    '',
  ];
  expect(bad.map((url) => to('Autenti', url))).toEqual(bad.map(() => null));
  const hosts = [
    'evil.example',
    'sign.provider.example.evil.example',
    'evil.example',
    'sign.provider.example:8443',
    '127.0.0.1:4001',
    '',
    '',
    '',
    '',
  ];
  expect(told).toEqual(hosts.map((host) => ['Autenti', host]));
});
