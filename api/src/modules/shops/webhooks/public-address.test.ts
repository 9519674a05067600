import { get } from 'node:https';
import { expect, test } from 'vitest';
import { isPublicAddress, lookUpPublic } from './public-address.ts';
import { webhookAddress } from './post-webhook.ts';
import { pauseAfter } from './notify-shop.ts';

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
  ],
  ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1', '::', '::1', 'fc00::1', 'fd12::1', 'fe80::1'],
  ...[
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
    'x',
  ],
])('%s is no address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '193.0.14.129', '2606:4700::1111', '2a00:1450:4001::8b'])(
  '%s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('a name that leads to this machine is refused where it is looked up, and nothing is connected to', async () => {
  const refused = await new Promise((resolve) => {
    lookUpPublic('localhost', { all: false }, (error) => resolve(error?.name));
  });
  expect(refused).toBe('InnerAddress');
  const connecting = await new Promise((resolve) => {
    get('https://localhost:9/', { lookup: lookUpPublic, agent: false }).on('error', ({ name }) =>
      resolve(name),
    );
  });
  expect(connecting).toBe('InnerAddress');
});

test.each([
  ...['http://sklep.pl/', 'https://127.0.0.1/', 'https://[::1]/', 'https://localhost/', 'https://10.0.0.8/x'],
  ...[
    'https://2130706433/',
    'https://0x7f.1/',
    'https://a:b@sklep.pl/',
    'https://sklep.pl/#x',
    'ftp://sklep.pl/',
  ],
  ...['https://sklep.local./', 'sklep.pl', ''],
])('%s is no address for a production webhook', (text) => {
  expect(webhookAddress(text, 'production')).toBeNull();
});

test('an address over TLS is one, and the demo takes one of this machine', () => {
  expect(webhookAddress('https://sklep.pl:8443/webhooks?a=1', 'production')?.href).toBe(
    'https://sklep.pl:8443/webhooks?a=1',
  );
  expect(webhookAddress('http://127.0.0.1:9/', 'demo')?.href).toBe('http://127.0.0.1:9/');
});

test('pauses grow from ten seconds to two hours, so that a day has nineteen attempts', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 30].map((count) => pauseAfter(count) / 1000)).toEqual([
    10, 30, 90, 270, 810, 2430, 7200, 7200, 7200,
  ]);
});
