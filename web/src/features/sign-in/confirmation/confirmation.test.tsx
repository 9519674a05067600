import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiFailure } from '../../../api/answer.ts';
import { callApi } from '../../../api/call-api.ts';
import { newQueryClient } from '../../../api/query-client.ts';
import { SharedTexts } from '../../../texts/texts.tsx';
import { siemens } from '../../../theme/siemens.ts';
import { ThemeProvider } from '../../../theme/theme-provider.tsx';
import { ConfirmationHost } from './confirmation-host.tsx';

const network = vi.spyOn(globalThis, 'fetch');
beforeEach(() => void network.mockReset());

const needed = { error: 'Ta czynność wymaga ponownego podania hasła.', code: 'password_confirmation' };
const answer = (status: number, body: unknown) =>
  Object.assign(new Response(null, { status }), { json: async () => body });

/** A server that wants the password before it resets another's; `enrolled`: with a code. What was sent, in order. */
function serve({ enrolled = false } = {}) {
  const asked: { path: string; key: string | null; body: unknown }[] = [];
  let confirmed = false;
  network.mockImplementation(async (url, init) => {
    const path = url as string;
    const key = new Headers(init?.headers).get('idempotency-key');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ path, key, body });
    if (path.endsWith('/second_factor'))
      return answer(200, {
        enrolled_at: enrolled ? '2026-11-22T09:00:00.000Z' : null,
        required: false,
        recovery_codes_left: 10,
      });
    if (!path.endsWith('/confirmations'))
      return confirmed ? answer(200, { success: true }) : answer(403, needed);
    const { password } = body as { password: string };
    if (password !== 'dobre')
      return answer(422, { error: '', errors: [{ password: 'Nieprawidłowe hasło' }] });
    confirmed = true;
    return answer(200, { confirmed_until: '2026-11-22T09:05:00.000Z' });
  });
  return asked;
}

const show = () =>
  render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <QueryClientProvider client={newQueryClient()}>
          <ConfirmationHost />
        </QueryClientProvider>
      </ThemeProvider>
    </SharedTexts>,
  );
const reset = (id: string) => callApi('resetUser', { params: { id }, body: { variant: 'email' } });
const title = page.getByRole('heading', { name: 'Podaj hasło jeszcze raz' });
const password = page.getByLabelText('Hasło', { exact: true });

test('a call that wants the password once more asks for it and is sent again under the same key', async () => {
  const asked = serve();
  await show();
  const done = reset('u1');
  await expect.element(title).toBeVisible();
  await expect.element(password).toHaveFocus();
  await password.fill('złe');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Nieprawidłowe hasło')).toBeVisible();
  await password.fill('dobre');
  await page.getByRole('button', { name: 'Potwierdź' }).click();
  expect(await done).toEqual({ ok: true, reply: { success: true } });
  await expect.element(title).not.toBeInTheDocument();
  const resets = asked.filter(({ path }) => path.endsWith('/reset_password'));
  expect(resets).toHaveLength(2);
  expect(resets[0]?.key).toMatch(/^[\da-f]{32}$/);
  expect(resets[1]).toEqual(resets[0]);
});

test('several calls that want it share one dialog', async () => {
  const asked = serve();
  await show();
  const both = Promise.all([reset('u1'), reset('u2')]);
  await password.fill('dobre');
  await userEvent.keyboard('{Enter}');
  expect(await both).toEqual([1, 2].map(() => ({ ok: true, reply: { success: true } })));
  expect(asked.filter(({ path }) => path.endsWith('/confirmations'))).toHaveLength(1);
});

test('whoever gives none reads why nothing was done, and the next call asks anew', async () => {
  serve();
  await show();
  const refused = reset('u1').catch((cause: unknown) => cause);
  await expect.element(title).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const cause = await refused;
  expect(cause).toBeInstanceOf(ApiFailure);
  expect((cause as ApiFailure).serverMessage).toBe(needed.error);
  const again = reset('u1');
  await password.fill('dobre');
  await userEvent.keyboard('{Enter}');
  expect(await again).toMatchObject({ ok: true });
});

test('with a second factor a code is asked for beside it', async () => {
  const asked = serve({ enrolled: true });
  await show();
  const done = reset('u1');
  const code = page.getByLabelText('Kod z aplikacji albo kod zapasowy');
  await expect.element(code).toBeVisible();
  await password.fill('dobre');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Wpisz kod z aplikacji albo kod zapasowy').last()).toBeVisible();
  await expect.element(code).toHaveFocus();
  await code.fill('123 456');
  await userEvent.keyboard('{Enter}');
  expect(await done).toMatchObject({ ok: true });
  expect(asked.filter(({ path }) => path.endsWith('/confirmations')).map(({ body }) => body)).toEqual([
    { password: 'dobre', code: '123 456' },
  ]);
});

test('where no page can ask, the call is refused at once', async () => {
  serve();
  await expect(reset('u1')).rejects.toMatchObject({ status: 403, serverMessage: needed.error });
});
