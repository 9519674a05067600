import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SharedTexts } from '../../texts/texts.tsx';
import { siemens } from '../../theme/siemens.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { Button } from '../elements/button.tsx';
import { ConfirmDialog } from './dialog.tsx';

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <SharedTexts>
      <ThemeProvider theme={siemens}>
        <Button onClick={() => setOpen(true)}>Odrzuć</Button>
        <ConfirmDialog
          open={open}
          title="Odrzucić propozycję?"
          back="Wróć"
          confirm="Odrzuć propozycję"
          irreversible
          onBack={() => setOpen(false)}
          onConfirm={() => setOpen(false)}
        >
          Tego nie da się cofnąć.
        </ConfirmDialog>
      </ThemeProvider>
    </SharedTexts>
  );
}

test('a question over the page closes on Escape', async () => {
  await render(<Asking />);
  await page.getByRole('button', { name: 'Odrzuć' }).first().click();
  await expect.element(page.getByRole('dialog', { name: 'Odrzucić propozycję?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Tego nie da się cofnąć.')).not.toBeVisible();
});

test('a question that Escape closes is closed before the next key is heard', async () => {
  await render(<Asking />);
  await page.getByRole('button', { name: 'Odrzuć' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Odrzucić propozycję?' });
  await expect.element(dialog).toBeVisible();
  const frame = dialog.element() as HTMLDialogElement;
  // What a browser does first on Escape; it closes the dialog itself only if nobody objects, and tells so later.
  const cancel = new Event('cancel', { cancelable: true });
  frame.dispatchEvent(cancel);
  await Promise.resolve();
  expect({ byPage: cancel.defaultPrevented, open: frame.open }).toEqual({ byPage: true, open: false });
});
