import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SharedTexts, Texts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { ImportFaults } from './import-faults.tsx';
import { ImportPage } from './import-page.tsx';
import { messages } from './imports.messages.ts';

async function open(shown: () => React.ReactNode) {
  const root = createRootRoute({ component: shown });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await render(
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <RouterProvider router={router as never} />
      </ThemeProvider>
    </SharedTexts>,
  );
}

test('a file above 2 MB is refused before it is sent', async () => {
  const added = vi.fn<() => Promise<void>>();
  await open(() => <ImportPage call="uploadUsers" listHref="/shopadmin/users" onAdded={added} />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Konta z pliku' })).toBeVisible();
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('No input');
  await userEvent.upload(input, new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'konta.xlsx'));
  await expect.element(page.getByText(/Plik może mieć najwyżej.2.MB$/u)).toBeVisible();
  expect(added).not.toHaveBeenCalled();
});

test('wrong rows are told with their column, beside the sheet that says so too', async () => {
  const report = {
    ...{ count: 4, created: 0, corrected: 'UEs=' },
    rows: [
      { row: 2, faults: [{ column: 'E-mail', sentence: 'Wpisz poprawny adres e-mail' }] },
      { row: 5, faults: [{ column: 'Rola', sentence: 'Wpisz rolę' }] },
    ],
  };
  await open(() => (
    <Texts of={messages}>
      <ImportFaults report={report} file="konta.xlsx" />
    </Texts>
  ));
  await expect
    .element(page.getByText(/^2.wiersze do poprawienia z.4\. Nic nie zostało dodane\.$/u))
    .toBeVisible();
  const rows = [...document.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent).join(' | '),
  );
  expect(rows).toEqual([
    'Wiersz | Kolumna | Co poprawić',
    '2 | E-mail | Wpisz poprawny adres e-mail',
    '5 | Rola | Wpisz rolę',
  ]);
  await expect.element(page.getByRole('button', { name: 'Pobierz plik z błędami' })).toBeVisible();
});
