import type { Page } from '@playwright/test';
import { rawWords } from './faults.ts';
import { keyboard, tabTo } from './keyboard.ts';
import { operator, signIn } from './operator.ts';
import { expect, test } from './people.ts';
import { faultsAt, oneOfEach, widths } from './screen-faults.ts';
import { laptop } from './shop-server.ts';

test.use({ actionTimeout: 20_000, trace: 'off', screenshot: 'off' });
test.setTimeout(300_000);

/** What is wrong with what the page shows now, at both widths. */
async function wrongWith(page: Page, what: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const size of widths) wrong.push(...(await faultsAt(page, size)).map((fault) => `${what}: ${fault}`));
  return [...wrong, ...(await rawWords(page)).map((word) => `${what}: says ${word}`)];
}

/** Waits until nothing on the page is being read. */
const settles = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Wczytujemy…')).toHaveCount(0);
};

const pages = {
  'the list': '/superadmin/orders',
  'a list that nothing fits': '/superadmin/orders?q=nikt-taki',
  'the list of an admin': '/admin/orders',
  'the tasks': '/superadmin/tasks',
  'the dashboard': '/superadmin/orders/dashboard',
  'the documents': '/superadmin/orders/documents',
  'the report of sales': '/superadmin/orders/report',
  'the report of payments': '/superadmin/orders/payments_report',
  'the register of refunds': '/superadmin/refunds?tab=all',
  'the map of the chart': '/superadmin/chart?status=leasing_decision_ok',
  'the graph of a phase': '/superadmin/chart?view=graph&phase=decision',
  'the table of the chart': '/superadmin/chart?view=table&all=true',
  'what histories say': '/superadmin/chart/process?policy=decision_deadline&value=1',
  'default categories': '/superadmin/default_categories/lease',
  'rates of depreciation': '/superadmin/default_categories/lease/depreciation_rates',
  'terms of loans': '/superadmin/default_categories/b2b_loan',
  'ranges of medical prices': '/superadmin/default_categories/med/price_ranges',
  'base calculations': '/superadmin/default_categories/plm/base_calculations',
  'a new base calculation': '/superadmin/default_categories/plm/base_calculations/add',
  'a new category': '/superadmin/default_categories/lease/add',
  shops: '/superadmin/shops',
  'medical sales': '/superadmin/orders/new_simplyloan',
  'a new shop': '/superadmin/shops/new',
  'the accounts of head office': '/superadmin/users',
  'a new account of head office': '/superadmin/users/new',
  'what a release changes': '/superadmin/chart/release',
  'who may send which call': '/superadmin/chart/release?view=calls',
  'who may cause which event': '/superadmin/chart/release?view=events',
  'the providers': '/superadmin/providers',
  'who read what': '/superadmin/reads',
  'who was shown numbers': '/superadmin/reads?kinds=numbers_shown&dateFrom=2026-01-01',
  'the settings': '/superadmin/settings',
  "persons' requests": '/superadmin/persons',
  'how long data are kept': '/superadmin/retention',
  'the account': '/account',
  'an order that is not there': '/superadmin/orders/AAAAAAAAAAAAAAAAAAAAA',
};

test('every page of the panel is clean for axe at both widths, does not scroll sideways and says no raw word', async ({
  page,
  admin,
}) => {
  await page.goto('/login');
  const wrong = await wrongWith(page, 'the login');
  await signIn(page, 'superadmin@demo.example');
  const [first, second] = await admin.lists();
  const replay = `/superadmin/orders/${first?.slug}/replay?step=1&with=${second?.slug}`;
  const { shops } = (await (await page.request.get('/api/superadmin/shops')).json()) as {
    shops: readonly { id: string }[];
  };
  const shop = `/superadmin/shops/${shops[0]?.id}`;
  const { users } = (await (await page.request.get('/api/superadmin/users?email=sklep')).json()) as {
    users: readonly { id: string }[];
  };
  const of = {
    'the replay of an order': replay,
    'a shop': shop,
    'what a shop offers': `${shop}/lease`,
    'the accounts of a shop': `${shop}/accounts/edit`,
    'a new account of a shop': `${shop}/accounts/new`,
    'an account': `/superadmin/users/${users[0]?.id}/edit`,
  };
  for (const [what, path] of Object.entries({ ...pages, ...of })) {
    await page.goto(path);
    await settles(page);
    if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) wrong.push(`${what}: has no title`);
    wrong.push(...(await wrongWith(page, what)));
  }
  await page.goto('/superadmin/orders');
  await page.getByRole('button', { name: 'Otwórz menu' }).click();
  wrong.push(...(await faultsAt(page, { width: 360, height: 740 })));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Powiadomienia/u }).click();
  wrong.push(...(await wrongWith(page, 'the bell')));
  expect(wrong).toEqual([]);
});

test("every page of a shop's administration is clean for axe at both widths and says no raw word", async ({
  page,
}) => {
  await signIn(page, 'partner@demo.example');
  const { shops } = (await (await page.request.get('/api/shop/child_shops')).json()) as {
    shops: readonly { id: string }[];
  };
  const child = `/shopadmin/shops/${shops[0]?.id}`;
  const wrong: string[] = [];
  for (const [what, path] of Object.entries({
    'the settings of a shop': '/shopadmin/settings',
    'the shops under a shop': '/shopadmin/shops',
    'a new shop under it': '/shopadmin/shops/new',
    'shops from a file': '/shopadmin/shops/upload',
    'a shop under it': child,
    'its accounts': `${child}/accounts/edit`,
    'a new account there': `${child}/accounts/new`,
    'accounts from a file': '/shopadmin/users/upload',
  })) {
    await page.goto(path);
    await settles(page);
    if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) wrong.push(`${what}: has no title`);
    wrong.push(...(await wrongWith(page, what)));
  }
  expect(wrong).toEqual([]);
});

test('the page of an order of every status, and every dialog of its moves, is clean for axe at both widths', async ({
  page,
  admin,
}) => {
  const orders = oneOfEach(await admin.lists());
  expect(orders.length).toBeGreaterThan(50);
  await signIn(page, 'superadmin@demo.example');
  const wrong: string[] = [];
  const opened = new Set<string>();
  for (const { slug, status } of orders) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/superadmin/orders/${slug}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { name: 'Teraz nie można' })).toBeVisible();
    await settles(page);
    wrong.push(...(await wrongWith(page, status)));
    await page.setViewportSize({ width: 1280, height: 900 });
    const moves = page.locator('[data-moves] button:not([aria-expanded])');
    for (const [at, name] of (await moves.allInnerTexts()).entries()) {
      if (opened.has(name) || /^Pokaż|^Rozwiąż/u.test(name)) continue;
      opened.add(name);
      await moves.nth(at).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await settles(page);
      wrong.push(...(await wrongWith(page, `${status}, ${name}`)));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      if (!(await moves.nth(at).evaluate((one) => one === document.activeElement)))
        wrong.push(`${status}, ${name}: the focus is not given back`);
    }
  }
  expect(opened.size).toBeGreaterThan(15);
  expect(wrong).toEqual([]);
});

for (const size of widths) {
  test(`an operator cancels an order by the keyboard alone, ${size.width} wide`, async ({ page, shop }) => {
    const { number } = await shop(laptop);
    await page.setViewportSize(size);
    const { sees } = await operator(page, 'superadmin@demo.example');
    const hands = keyboard(page);
    await tabTo(page, page.getByRole('link', { name: number }));
    await hands.press('Enter');
    await sees('sumup');
    await hands.push('Anuluj wniosek');
    const dialog = page.getByRole('dialog');
    // The dialog grows once it knows what follows.
    const preview = dialog.getByText('dokładnie to albo nic');
    await expect(preview).toBeVisible();
    await tabTo(page, dialog.getByRole('textbox', { name: 'Powód' }));
    await page.keyboard.type('Klient zrezygnował');
    await hands.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Anuluj wniosek' }).first()).toBeFocused();
    await hands.press('Enter');
    const confirm = dialog.getByRole('button', { name: 'Anuluj wniosek' });
    await expect(preview).toBeVisible();
    await tabTo(page, confirm);
    await hands.press('Enter');
    await sees('canceled');
  });
}
