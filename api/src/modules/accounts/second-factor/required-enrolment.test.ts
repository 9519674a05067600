import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';
import { codeAt } from './testing/code-at.ts';
import { email, enrolments, seconds, signingIn, type SigningIn } from './testing/signing-in.ts';

onEachDatabase('enrolling a second factor that the role demands', (open) => {
  let world: RunningApp;
  let user: SigningIn;
  beforeAll(async () => {
    world = await runSeededApp(open);
    user = signingIn(world);
  });
  beforeEach(() => user.beginAgain());
  afterAll(() => world.stop());

  test('leads whose role demands a factor and who has none to enrol one, and opens the session with its first code', async () => {
    const asked = await user.signIn(user.demanded);
    expect(asked).toMatchObject({
      status: 401,
      cookie: '',
      body: { code: 'second_factor', enrolled: false },
    });
    const { ticket } = asked.body;
    const begun = await user.send(user.demanded, ['POST', enrolments], { ticket });
    expect(begun.body).toMatchObject({ uri: expect.stringContaining(String(begun.body['secret'])) });
    const finish = (code: string) => user.send(user.demanded, ['PUT', enrolments], { ticket, code });
    expect((await finish('000000')).body['errors']).toEqual([
      { code: 'Nieprawidłowy kod. Sprawdź, czy zegar telefonu ustawia się automatycznie' },
    ]);
    expect((await user.verify(ticket, codeAt(String(begun.body['secret']), user.now()))).status).toBe(422);
    const done = await finish(codeAt(String(begun.body['secret']), user.now()));
    expect(done).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await user.lives(done.cookie)).toBe(true);
    expect((await finish(codeAt(String(begun.body['secret']), user.now() + 30 * seconds))).body['code']).toBe(
      'sign_in_again',
    );
    const codes = done.body['recovery_codes'] as readonly string[];
    const again = (await user.signIn(user.demanded)).body;
    expect(again['enrolled']).toBe(true);
    expect((await user.verify(again['ticket'], codes[9] ?? '')).status).toBe(200);
    const off = await user.send(
      user.demanded,
      ['DELETE', '/api/current_user/second_factor'],
      {},
      { cookie: done.cookie },
    );
    expect([off.status, off.body['code']]).toEqual([409, 'refused']);
  });

  test('never replaces an enrolled factor by a ticket, nor with the secret that somebody else was shown', async () => {
    const early = (await user.signIn(user.demanded)).body['ticket'];
    const shown = (await user.send(user.demanded, ['POST', enrolments], { ticket: early })).body['secret'];
    const owners = (await user.signIn(user.demanded)).body['ticket'];
    const own = (await user.send(user.demanded, ['POST', enrolments], { ticket: owners })).body['secret'];
    expect(
      (
        await user.send(user.demanded, ['PUT', enrolments], {
          ticket: early,
          code: codeAt(String(shown), user.now()),
        })
      ).status,
    ).toBe(422);
    expect(
      (
        await user.send(user.demanded, ['PUT', enrolments], {
          ticket: owners,
          code: codeAt(String(own), user.now()),
        })
      ).status,
    ).toBe(200);
    const ticket = (await user.signIn(user.demanded)).body['ticket'];
    for (const used of [early, ticket]) {
      expect((await user.send(user.demanded, ['POST', enrolments], { ticket: used })).status).toBe(409);
      expect(
        (
          await user.send(user.demanded, ['PUT', enrolments], {
            ticket: used,
            code: codeAt(String(own), user.now()),
          })
        ).status,
      ).toBe(409);
    }
  });
});
