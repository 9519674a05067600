import { randomUUID } from 'node:crypto';
import type { Order } from '@app/db';
import { panelName, type OrderEvent, type OrderStatus } from '@app/machines/order';
import { demoPassword } from '@app/db/demo';
import { expect, type Locator, type Page } from '@playwright/test';
import { goTo } from './walked-page.ts';

/** What the desk's buttons say, by the event that they send; written by hand. */
const buttons: Partial<Record<OrderEvent['type'], string | RegExp>> = {
  RETRY_TEST_PAYMENT: 'Otwórz ponownie',
  REOPEN_DECISION: 'Oceń ponownie',
  COURIER_RETURNED_SIGNED: 'Kurier zwrócił umowę',
  RESEND_OFFER: 'Wyślij link ponownie',
  RESEND_AGREEMENT: 'Wyślij umowę ponownie',
  RETRY_PAYMENT: 'Otwórz płatność',
  AGREEMENT_VERIFIED: 'Przyjmij umowę',
  FINISH: 'Zakończ',
  RELEASE_FOR_PICKUP: 'Wydaj do odbioru',
  ACCEPT_TEST_PAYMENT: 'Przyjmij dane z banku',
  REJECT_TEST_PAYMENT: 'Odrzuć dane z banku',
  ACCEPT_PAYMENT: 'Zaakceptuj wpłatę',
  REJECT_PAYMENT: /^(Odrzuć wpłatę|Zapisz brak wpłaty)$/u,
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

/** What is typed where a dialog asks for it. */
const answers: readonly (readonly [string, string])[] = [
  ['Powód', 'Próba przejścia'],
  ['Kwota', '13530'],
  ['Data wpływu', '02.11.2026'],
  ['Data', '02.11.2026'],
  ['Numer przesyłki', 'PACZKA-7'],
];

async function fillDialog(dialog: Locator, event: OrderEvent, to: OrderStatus): Promise<void> {
  // No transfer is recorded twice.
  for (const [label, text] of [...answers, ['Numer operacji', `PRZELEW-${randomUUID()}`] as const]) {
    const field = dialog.getByRole('textbox', { name: label, exact: true });
    if ((await field.count()) > 0) await field.fill(text);
  }
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
}

/** Presses the button of a move: the one beside the status that it leads to, where two say the same. */
async function pressMove(page: Page, event: OrderEvent, to: OrderStatus): Promise<void> {
  const name = buttons[event.type];
  if (name === undefined) throw new Error(`The desk has no button for ${event.type}`);
  const button = page.getByRole('button', { name, exact: true });
  await expect(button.first()).toBeVisible();
  const beside = page
    .getByRole('listitem')
    .filter({ has: page.getByText(panelName(to), { exact: true }) })
    .getByRole('button', { name, exact: true });
  await ((await beside.count()) > 0 ? beside : button).first().click();
}

/** The page of an order at the desk: one heading says the status; every move is a dialog that is filled in and confirmed. */
export const deskPage = {
  async open(page: Page, { slug, number }: Pick<Order, 'slug' | 'number'>): Promise<void> {
    await goTo(page, `/superadmin/orders/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: `Wniosek ${number}` })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Teraz nie można' })).toBeVisible();
  },
  shows: (page: Page, status: OrderStatus): Promise<void> =>
    expect(page.getByRole('heading', { level: 2, name: panelName(status), exact: true })).toBeVisible(),
  async act(page: Page, event: OrderEvent, to: OrderStatus): Promise<void> {
    await pressMove(page, event, to);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await fillDialog(dialog, event, to);
    const password = page.getByLabel('Hasło', { exact: true });
    // What was typed is previewed anew, and what the order does meanwhile too: it is read and confirmed once more.
    await expect(async () => {
      // The last press may have been heard after it was given up.
      if ((await dialog.count()) === 0) return;
      if (await password.isVisible()) {
        await password.fill(demoPassword);
        await page.keyboard.press('Enter');
      } else {
        await expect(dialog.getByText('dokładnie to albo nic')).toBeVisible({ timeout: 2_000 });
        await dialog.getByRole('button').last().click({ timeout: 1_000 });
      }
      await expect(dialog).toBeHidden({ timeout: 500 });
    }).toPass({ timeout: 15_000, intervals: [50] });
  },
} as const;
