import { rawWords } from './faults.ts';
import { expect, test } from './people.ts';
import { faultsAt, oneOfEach, widths } from './screen-faults.ts';

test.describe.configure({ mode: 'parallel' });
// A trace of a hundred pages costs more than the pages.
test.use({ actionTimeout: 20_000, trace: 'off', screenshot: 'off' });
test.setTimeout(300_000);

const parts = [0, 1];
for (const part of parts) {
  test(`every screen a client can meet is clean for axe at both widths and does not scroll sideways, ${part + 1} of ${parts.length}`, async ({
    page,
    admin,
  }) => {
    const orders = oneOfEach(await admin.lists());
    expect(orders.length).toBeGreaterThan(50);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const wrong: string[] = [];
    for (const { slug, status } of orders.filter((_, at) => at % parts.length === part)) {
      await page.goto(`/orders/${slug}`, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('#first-paint')).toHaveCount(0);
      const title = await page.getByRole('heading', { level: 1 }).first().innerText();
      await expect(page.getByText('Wczytujemy…')).toHaveCount(0);
      for (const size of widths)
        wrong.push(...(await faultsAt(page, size)).map((fault) => `${status}, ${title}: ${fault}`));
      wrong.push(...(await rawWords(page)).map((word) => `${status}, ${title}: says ${word}`));
      const name = await page.title();
      if (!/^.{5,} – Finansowo (Leasing|Pożyczki)$/u.test(name))
        wrong.push(`${status}, ${title}: the window is named ${name}`);
    }
    expect([...wrong, ...errors]).toEqual([]);
  });
}
