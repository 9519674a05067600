import { looksRightHere } from './looks-right.ts';
import { toPersons } from './company-form.ts';
import { ownersForm } from './owners-form.ts';
import { expect, test } from './people.ts';

test.use({ actionTimeout: 10_000 });

for (const width of [1280, 360, 320]) {
  test(`at ${width} px each state of the form is clean, fits, and leads from the summary of errors to the field`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { slug } = await ownersForm(request);
    await page.goto(`/orders/${slug}`);
    const next = page.getByRole('button', { name: 'Zapisz i przejdź do osób' });
    await expect(next).toBeVisible();
    await looksRightHere(page);

    await next.click();
    const summary = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: /Popraw/u }) });
    await expect(summary).toBeFocused();
    await looksRightHere(page);
    await summary.getByRole('link').last().click();
    const lastQuestion = page.getByRole('group', { name: /działalności rolniczej/u });
    await expect(lastQuestion.getByRole('radio', { name: 'Tak' })).toBeFocused();

    await toPersons(page);
    const toContact = page.getByRole('button', { name: 'Zapisz i przejdź do kontaktu' });
    await expect(toContact).toBeVisible();
    await looksRightHere(page);
    await toContact.click();
    await expect(summary).toBeFocused();
    await looksRightHere(page);

    await page.getByRole('button', { name: 'Zapisz i dokończ później' }).click();
    await expect(page.getByRole('dialog', { name: 'Formularz jest zapisany' })).toBeVisible();
    await looksRightHere(page);
  });
}
