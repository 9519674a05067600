import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SharedTexts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { ToastHost } from './toast-host.tsx';
import { dismissToast, toast, toastStore } from './toasts.ts';

afterEach(() => {
  for (const { id } of toastStore.current()) dismissToast(id);
});

const shown = (open: boolean) => (
  <SharedTexts>
    <ThemeProvider theme={siemens}>
      {open && (
        <Dialog open title="Komentarze" onClose={() => undefined} actions={null}>
          Treść
        </Dialog>
      )}
      <ToastHost />
    </ThemeProvider>
  </SharedTexts>
);

test('what is said while a dialog is open stands within it, is taken back there, and outlives it', async () => {
  const { rerender } = await render(shown(true));
  const dialog = page.getByRole('dialog');
  let undone = 0;
  toast('done', 'Usunięto komentarz', {
    lasts: null,
    action: { label: 'Cofnij', press: () => (undone += 1) },
  });
  toast('refused', 'Nie udało się zmienić zadania', { lasts: null });
  await dialog.getByRole('status').getByRole('button', { name: 'Cofnij' }).click();
  expect(undone).toBe(1);
  await expect.element(dialog.getByText('Nie udało się zmienić zadania')).toBeVisible();
  await rerender(shown(false));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('status').getByText('Nie udało się zmienić zadania')).toBeVisible();
});
