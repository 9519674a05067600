import { openDatabase } from '@app/db';
import { testKeys } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { readEnv } from '../kernel/env.ts';
import { runApp, type RunningApp } from '../testing/index.ts';
import { wholeSite } from './whole-site.ts';

let world: RunningApp;
beforeAll(async () => {
  const db = openDatabase('sqlite::memory:', { keys: testKeys });
  await db.migrate();
  world = await runApp(db);
});
afterAll(async () => {
  await world.stop();
  await world.ports.db.close();
});

const ask = (securityContact: string | null) => {
  const ports = {
    ...world.ports,
    settings: { ...world.ports.settings, securityContact },
    now: () => Date.UTC(2026, 10, 22, 9, 30),
    publicUrl: () => 'https://wnioski.example',
  };
  return wholeSite(ports, createApp(ports), null).request('/.well-known/security.txt');
};

test('security.txt names the contact and ends within a year, whenever it is read', async () => {
  const answer = await ask('mailto:security@firma.pl');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
  expect(await answer.text()).toBe(
    'Contact: mailto:security@firma.pl\nExpires: 2027-05-21T00:00:00.000Z\nPreferred-Languages: pl, en\n' +
      'Canonical: https://wnioski.example/.well-known/security.txt\n',
  );
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('without a contact there is no security.txt, and not the page either', async () => {
  const answer = await ask(null);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=UTF-8']);
});

test('the contact is an address that can be opened', () => {
  const read = (contact: string) =>
    readEnv({ DATA_DIR: world.ports.settings.dataDir, SECURITY_CONTACT: contact });
  expect(() => read('security@firma.pl')).toThrow('SECURITY_CONTACT');
  expect(() => read('http://firma.pl/security')).toThrow('SECURITY_CONTACT');
  expect(() => read('mailto:a@firma.pl\nContact: mailto:b@example.org')).toThrow('SECURITY_CONTACT');
  expect(read('https://firma.pl/security').securityContact).toBe('https://firma.pl/security');
  expect(read('').securityContact).toBeNull();
});
