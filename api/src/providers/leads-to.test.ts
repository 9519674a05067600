import { expect, test } from 'vitest';
import { leadsTo } from './leads-to.ts';
import { simulatedSettings } from './settings.ts';

const settings = simulatedSettings({
  url: 'http://127.0.0.1:4000',
  publicUrl: 'https://demo.example',
  smtpUrl: 'smtp://127.0.0.1:25',
  secret: 's',
});
const to = leadsTo({ ...settings, redirectHosts: ['sign.provider.example'] });

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
  for (const url of bad)
    expect(() => to('Autenti', url)).toThrow('Autenti sends clients to a host that is not on the list');
});
