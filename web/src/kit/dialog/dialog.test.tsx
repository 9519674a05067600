import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../elements/button.tsx';
import { show } from '../testing/show.tsx';
import { ConfirmDialog } from './dialog.tsx';

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
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
    </>
  );
}

test('a question over the page closes on Escape', async () => {
  await show(<Asking />);
  await page.getByRole('button', { name: 'Odrzuć' }).first().click();
  await expect.element(page.getByRole('dialog', { name: 'Odrzucić propozycję?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Tego nie da się cofnąć.')).not.toBeVisible();
});

test('a question that Escape closes is closed before the next key is heard', async () => {
  await show(<Asking />);
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
