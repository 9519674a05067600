import { onEachDatabase } from '@app/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UnexpectedAnswer } from '../../../testing/send-call.ts';
import { runSeededApp, type RunningApp } from '../../../testing/index.ts';

onEachDatabase('the address of return', (open) => {
  let world: RunningApp;
  beforeAll(async () => {
    world = await runSeededApp(open);
  });
  afterAll(() => world.stop());

  test("is on the shop's own host and nowhere else (S12)", async () => {
    const back = 'https://sklep.example/zamowienia/1';
    const slug = await world.createOrder({ shop_redirect_url: back });
    expect((await world.read(slug)).shop_redirect_url).toBe(back);
    const foreign = [
      'https://evil.example/',
      'https://sklep.example.evil.example/',
      'https://sklep.example@evil.example/',
      'https://sklep.example:8443/',
      'javascript:alert(1)',
      'data:text/html,sklep.example',
      '//sklep.example/',
    ];
    const statusOf = (url: string) =>
      world.createOrder({ shop_redirect_url: url }).then(
        () => 201,
        (error: unknown) => (error instanceof UnexpectedAnswer ? error.status : 0),
      );
    const answers = await Promise.all(foreign.map(async (url) => [url, await statusOf(url)]));
    expect(answers).toEqual(foreign.map((url) => [url, 422]));
  });
});
