import { permissionRows } from '@app/api/testing';
import { demoAccounts } from '@app/db/demo';
import { accountRoles, areaOf, menuOf } from '@app/machines/contract';
import { goTo } from '../walks/pages/walked-page.ts';
import { signIn } from './operator.ts';
import { expect, test } from './people.ts';

test.setTimeout(300_000);

const rows = permissionRows('Pages');
const home = rows.find(({ page }) => page === 'home');
const pages = rows.filter((row) => row !== home);

const settings = (on: boolean) => ({
  ...{ leaseShop: on, leasePos: on, b2bLoanShop: on, b2bLoanPos: on },
  ...{ medicalShop: on, industryShop: on, plmShop: on },
});
const [nothing, everything] = [settings(false), settings(true)];

/** An address of a page's pattern, in this area. */
const addressOf = (page: string | undefined, area: string, slug: string): string =>
  (page ?? '').replace('$area', area).replace('$slug', slug);

/** The page that a row says a role is led to instead, without a word. */
const leadsTo = (row: (typeof rows)[number], role: string): string | null =>
  row[role]?.startsWith('/') === true ? row[role] : null;

const mayOpen = (row: (typeof rows)[number], role: string): boolean => /^(?:yes|own)$/u.test(row[role] ?? '');

test('every entry of a menu leads to a page that the page of permissions lets its role open', () => {
  for (const role of accountRoles) {
    const open = pages.filter((row) => mayOpen(row, role));
    const addresses = open.map(({ page }) => addressOf(page, areaOf([role]), ''));
    for (const sold of [nothing, { ...nothing, leasePos: true, b2bLoanPos: true }, everything])
      expect(addresses, role).toEqual(expect.arrayContaining(menuOf([role], sold).map(({ path }) => path)));
  }
});

for (const role of accountRoles)
  test(`the role ${role} opens the pages that the page of permissions names, and is led home from all others`, async ({
    page,
    admin,
  }) => {
    const account = demoAccounts.find((each) => each.role === role);
    const [order] = await admin.lists();
    const own = /^(?:superadmin|pricing_manager)$/u.test(role) ? 'superadmin' : 'admin';
    await signIn(page, account?.email ?? '');
    const refusal = page.getByText('Nie posiadasz dostępu do tej strony');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    for (const row of pages) {
      const asked = addressOf(row['page'], own === 'admin' ? 'superadmin' : 'admin', order?.slug ?? '');
      const led = leadsTo(row, role);
      const may = led !== null || mayOpen(row, role);
      const address = led ?? addressOf(row['page'], own, order?.slug ?? '');
      // Only who is let in gets the page loaded anew: most addresses are refused to most roles, and loading takes its time.
      await (may ? page.goto(asked) : goTo(page, asked));
      await expect(may ? title : refusal, asked).toBeVisible();
      const ended = may ? address : home?.[role];
      await expect(page, asked).toHaveURL(({ pathname }) => pathname === ended);
      await expect(refusal, asked).toHaveCount(may ? 0 : 1);
      if (!may) await page.getByRole('button', { name: 'Zamknij komunikat' }).click();
    }
  });
