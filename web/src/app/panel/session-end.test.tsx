import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { askApi } from '../../api/call-api.ts';
import { newQueryClient } from '../../api/query-client.ts';
import { Field } from '../../kit/form/field.tsx';
import { TextInput } from '../../kit/form/text-input.tsx';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { messages } from './panel.messages.ts';
import { SessionEnd } from './session-end.tsx';

const network = vi.spyOn(globalThis, 'fetch');

function Work() {
  const tasks = useQuery({
    queryKey: ['tasks'],
    queryFn: () => askApi('listAdministrators'),
    refetchInterval: 200,
  });
  return (
    <>
      <Field id="remark" label="Uwaga">
        <TextInput defaultValue="" />
      </Field>
      {tasks.isSuccess && !tasks.isRefetchError && <p>wczytane</p>}
      <SessionEnd user={{ id: 'u1' }} />
    </>
  );
}

test('a session that ends is begun again in another tab, and what was typed stays (F156)', async () => {
  let signedIn = true;
  network.mockImplementation(async (url) => {
    if (!signedIn) return Response.json({ error: 'Zaloguj się' }, { status: 401 });
    return Response.json((url as string).endsWith('/current_user') ? { id: 'u1' } : { users: [] });
  });
  await render(
    <SharedTexts>
      <Texts of={messages}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <Work />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  await expect.element(page.getByText('wczytane')).toBeVisible();
  await page.getByLabelText('Uwaga').fill('Klient oddzwoni');
  signedIn = false;
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się ponownie' });
  await expect.element(dialog).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Zaloguj się w nowej karcie' }))
    .toHaveAttribute('href', '/login');
  await dialog.getByRole('button', { name: 'Wróć do pracy' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  signedIn = true;
  await dialog.getByRole('button', { name: 'Wróć do pracy' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('wczytane')).toBeVisible();
  await expect.element(page.getByLabelText('Uwaga')).toHaveValue('Klient oddzwoni');
  expect(dialog.query()).toBeNull();
});
