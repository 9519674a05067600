import { expect, type Page } from '@playwright/test';
import { panelName, type OrderEvent, type OrderStatus } from '@app/machines/order';
import { demoPassword } from '@app/db/demo';

/** What the desk's buttons say, by the event that they send; written by hand. */
const buttons: Partial<Record<OrderEvent['type'], string | RegExp>> = {
  RETRY_TEST_PAYMENT: 'Otwórz ponownie',
  REOPEN_DECISION: 'Oceń ponownie',
  COURIER_RETURNED_SIGNED: 'Kurier zwrócił umowę',
  RESEND_AGREEMENT: 'Wyślij umowę ponownie',
  RETRY_PAYMENT: 'Otwórz płatność',
  AGREEMENT_VERIFIED: 'Przyjmij umowę',
  FINISH: 'Zakończ',
  RELEASE_FOR_PICKUP: 'Wydaj do odbioru',
  ACCEPT_TEST_PAYMENT: 'Przyjmij dane z banku',
  REJECT_TEST_PAYMENT: 'Odrzuć dane z banku',
  ACCEPT_PAYMENT: 'Zaakceptuj wpłatę',
  REJECT_PAYMENT: 'Odrzuć wpłatę',
  ACCEPT_SIGNED_AGREEMENT: 'Przyjmij umowę',
  REJECT_SIGNED_AGREEMENT: 'Odrzuć umowę',
  RECORD_IDENTITY: 'Zapisz tożsamość',
  RECORD_PAYMENT: 'Zapisz wpłatę',
  RECORD_SIGNATURE: 'Dodaj podpisany skan',
  RENEW_AGREEMENT: 'Odnów umowę',
  RELAUNCH_SIGNATURE: 'Ponów podpis',
  SHIP: 'Wpisz numer przesyłki',
  CONFIRM_DELIVERY: 'Potwierdź odbiór',
  SET_PICKUP_DATE: 'Ustal datę odbioru',
  CANCEL: 'Anuluj wniosek',
  SEND_BACK: 'Cofnij do …',
  CHANGE_CASH_PAYMENT: /^(Zezwól|Zabroń)$/u,
};

const kinds = {
  v3: 'Umowa podpisywana zwykłym podpisem online',
  qes: 'Umowa podpisywana podpisem kwalifikowanym',
  with_guarantee: 'Umowa z poręczeniem',
  guarantee_only: 'Samo poręczenie',
} as const;

const paper = { name: 'umowa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 skan') };

/** The page of an order at the desk: one heading says the status; every move is a dialog that is filled in and confirmed. */
export const orderPage = {
  async open(page: Page, slug: string): Promise<void> {
    await page.goto(`/superadmin/orders/${slug}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { name: 'Teraz nie można' })).toBeVisible();
  },
  shows: (page: Page, status: OrderStatus): Promise<void> =>
    expect(page.getByRole('heading', { level: 2, name: panelName(status), exact: true })).toBeVisible(),
  async act(page: Page, event: OrderEvent, to: OrderStatus): Promise<void> {
    const name = buttons[event.type];
    if (name === undefined) throw new Error(`The desk has no button for ${event.type}`);
    await page.getByRole('button', { name, exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const fill = async (label: string, text: string) => {
      const field = dialog.getByRole('textbox', { name: label, exact: true });
      if ((await field.count()) > 0) await field.fill(text);
    };
    await fill('Powód', 'Próba przejścia');
    await fill('Kwota', '13530');
    await fill('Data wpływu', '02.11.2026');
    await fill('Data', '02.11.2026');
    await fill('Numer operacji', `PRZELEW-${Date.now()}`);
    await fill('Numer przesyłki', 'PACZKA-7');
    const target = dialog.getByRole('combobox', { name: 'Status', exact: true });
    if ((await target.count()) > 0) await target.selectOption(panelName(to));
    if (event.type === 'RENEW_AGREEMENT') {
      await dialog.getByRole('combobox', { name: 'Rodzaj umowy' }).selectOption(kinds[event.kind]);
      if (event.guarantorsGiven)
        for (const box of await dialog.getByRole('checkbox').all()) await box.check({ force: true });
    }
    const scan = dialog.getByRole('combobox', { name: 'Skan podpisanej umowy' });
    if ((await scan.count()) > 0) {
      await dialog.locator('input[type=file]').setInputFiles(paper);
      await expect(scan).not.toHaveValue('');
    }
    await expect(dialog.getByText('dokładnie to albo nic')).toBeVisible();
    await dialog.getByRole('button').last().click();
    const password = page.getByLabel('Hasło', { exact: true });
    await expect(async () => {
      if (await password.isVisible()) {
        await password.fill(demoPassword);
        await page.keyboard.press('Enter');
      }
      await expect(dialog).toBeHidden({ timeout: 1_500 });
    }).toPass({ timeout: 15_000 });
  },
} as const;
