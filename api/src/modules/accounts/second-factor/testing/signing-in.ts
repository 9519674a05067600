import { demoPassword } from '@app/db/demo';
import type { AccountRole } from '@app/machines/contract';
import { createApp } from '../../../../app.ts';
import { resetSecondFactor } from '../../reset-second-factor.ts';
import type { RunningApp } from '../../../../testing/index.ts';
import { codeAt } from './code-at.ts';

/** The account that signs in. */
export const email = 'admin@test.example';
export const seconds = 1000;
export const minute = 60 * seconds;
/** Where a role's demand is met by a ticket. */
export const enrolments = '/api/auth/second_factor_enrolments';

const own = '/api/current_user/second_factor';
const home = '10.0.0.1';

/** An answer's body. */
export type Body = Readonly<Record<string, unknown>>;

/** An administrator who signs in to an application with a clock of the test's, once where a factor is everybody's choice, once where the role demands it. */
export function signingIn(world: RunningApp) {
  const { settings, db } = world.ports;
  let now = 0;
  const app = (secondFactorRoles: readonly AccountRole[]) =>
    createApp({
      ...world.ports,
      now: () => now,
      settings: { ...settings, trustProxy: true, secondFactorRoles },
    });
  const [optional, demanded] = [app([]), app(['admin'])];

  async function send(
    at: typeof optional,
    [method, path]: readonly [string, string],
    body: Body,
    { from = home, cookie = '' } = {},
  ) {
    const answer = await at.request(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
      body: JSON.stringify(body),
    });
    const given = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return {
      status: answer.status,
      body: (await answer.json()) as Body,
      cookie: given,
      headers: answer.headers,
    };
  }
  const signIn = (at = optional, password = demoPassword, more = {}) =>
    send(at, ['POST', '/api/auth'], { email, password }, more);

  return {
    optional,
    demanded,
    send,
    signIn,
    now: () => now,
    wait: (time: number): void => void (now += time),
    /** Without a factor, in the middle of a step, so that half a minute more or less is the step beside it. */
    async beginAgain(): Promise<void> {
      now = Math.ceil(Date.now() / minute) * minute + 15 * seconds;
      await resetSecondFactor(db, email);
    },
    verify: (ticket: unknown, code: string, more = {}) =>
      send(optional, ['POST', '/api/auth/second_factors'], { ticket, code }, more),
    ticketOf: async (more = {}): Promise<unknown> =>
      (await signIn(optional, demoPassword, more)).body['ticket'],
    lives: async (cookie: string): Promise<boolean> =>
      (await optional.request('/api/current_user', { headers: { cookie } })).status === 200,
    /** Enrols the account in a session of its own, some steps ago, so that the codes of now are unused. */
    async enrol(): Promise<{ secret: string; recovery: readonly string[]; cookie: string }> {
      now -= 2 * minute;
      const { cookie } = await signIn();
      const { body } = await send(optional, ['POST', own], {}, { cookie });
      const done = await send(
        optional,
        ['PUT', own],
        { code: codeAt(String(body['secret']), now) },
        { cookie },
      );
      now += 2 * minute;
      const recovery = done.body['recovery_codes'] as readonly string[];
      return { secret: String(body['secret']), recovery, cookie };
    },
  };
}

/** What signingIn answers. */
export type SigningIn = ReturnType<typeof signingIn>;
