import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openForm } from './open-form.ts';
import { expect, owner, test } from './people.ts';

test.use({ actionTimeout: 10_000 });

const laptop = { name: 'Laptop 14 cali', price: '8610.00', category: 'computers', paymentsCount: 24 };

const faultsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};

/** How many pixels the page is wider than its window. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [1280, 360, 320]) {
  test(`at ${width} px each state of the form is clean, fits, and leads from the summary of errors to the field`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { vatId, firstName, lastName, phone } = owner;
    const email = `${randomUUID()}@firma.example`;
    const applicant = { vatId, fullName: `${firstName} ${lastName}`, email, phone, method: 'qes' } as const;
    const { slug } = await openForm(request, 'elektro', laptop, applicant);
    await page.goto(`/orders/${slug}`);
    const looksRight = async () => expect([await faultsOf(page), await tooWide(page)]).toEqual([[], 0]);
    const next = page.getByRole('button', { name: 'Zapisz i przejdź do osób' });
    await expect(next).toBeVisible();
    await looksRight();

    await next.click();
    const summary = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: /Popraw/u }) });
    await expect(summary).toBeFocused();
    await looksRight();
    await summary.getByRole('link').last().click();
    await expect(page.getByRole('checkbox').last()).toBeFocused();

    await page
      .getByRole('group', { name: /rozdzielność/u })
      .getByText('Nie', { exact: true })
      .click();
    await page.getByText('Oświadczam, że nie prowadzę gospodarstwa rolnego.').click();
    await page.getByText('Oświadczam, że finansowanie nie będzie przeznaczone').click();
    await next.click();
    const toContact = page.getByRole('button', { name: 'Zapisz i przejdź do kontaktu' });
    await expect(toContact).toBeVisible();
    await looksRight();
    await toContact.click();
    await expect(summary).toBeFocused();
    await looksRight();

    await page.getByRole('button', { name: 'Zapisz i dokończ później' }).click();
    await expect(page.getByRole('dialog', { name: 'Formularz jest zapisany' })).toBeVisible();
    await looksRight();
  });
}
