import type { ClientScreen } from '@app/machines/order';
import { expect, type Page } from '@playwright/test';
import { person } from '../../api-walk/begin-walk.ts';
import { cancel, choose, confirm, goBack, press, tickAll, type Acts } from './walked-page.ts';
import { sendForm } from './company-form.ts';

const tiles = {
  qes: 'Kwalifikowany podpis elektroniczny',
  mszafir: 'mSzafir',
  delivery: 'Kurier',
  autenti_v3: 'Podpis online (Autenti)',
  paper: 'Umowa papierowa',
} as const;

/** Chooses how to sign; both a client and a salesman do it so. */
export const chooseMethod: NonNullable<Acts['SELECT_METHOD']> = async (page, { method }) => {
  await choose(page, tiles[method]);
  await press(page, 'Wybierz i otwórz wniosek');
};

/** Types the company's number again where the registry did not know it. */
export const correctVatId: NonNullable<Acts['CORRECT_VAT_ID']> = async (page) => {
  await page.getByLabel('NIP').fill(person.vatId);
  await press(page, 'Sprawdź NIP');
};

/** Decides about other conditions. */
export const decideConditions = {
  ACCEPT_CONDITIONS: (page) => press(page, 'Przyjmij nowe warunki'),
  REJECT_CONDITIONS: async (page) => {
    await press(page, 'Odrzuć propozycję');
    await confirm(page);
  },
} as const satisfies Acts;

/** Names company and contact. */
export async function nameCompany(page: Page): Promise<void> {
  await page.getByLabel(/^NIP/u).fill(person.vatId);
  await page.getByLabel(/^Imię i/u).fill(`${person.firstName} ${person.lastName}`);
  await page.getByLabel(/^E-mail/u).fill(person.email);
  await page.getByLabel(/^Telefon/u).fill(person.phone);
}

/** The only bank of the scripted providers. */
const bank = 'PKO';

async function changeItem(page: Page): Promise<void> {
  await press(page, /^Zmień: /u);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Nazwa/u).fill('Laptop 14 cali');
  await dialog.getByRole('button', { name: 'Zapisz produkt' }).click();
  await expect(dialog).toBeHidden();
  await press(page, 'Zatwierdź ofertę');
}

/** To look at the order is all that it takes. */
const looks = async (): Promise<void> => undefined;

async function pay(page: Page): Promise<void> {
  await choose(page, bank);
  await tickAll(page);
  await press(page, /^Zapłać/u);
}

const again = (title: string) => async (page: Page) => {
  await choose(page, title);
  await press(page, 'Zatwierdź wybór');
};

/** What a client can do on each of his screens, by its name in the chart. */
export const clientScreens: Readonly<Record<ClientScreen, Acts>> = {
  update_order_with_items: {
    UPDATE_ITEMS: changeItem,
    UPDATE_CALCULATION: (page) => press(page, 'Zapisz i dokończ później'),
    ACCEPT_CALCULATION: (page) => press(page, 'Zatwierdź ofertę'),
    MOVE_TO_PREVIOUS: goBack,
    CANCEL: cancel,
  },
  update_vat_id: { CORRECT_VAT_ID: correctVatId, MOVE_TO_PREVIOUS: goBack, CANCEL: cancel },
  sumup: {
    CONFIRM_SUMMARY: async (page) => {
      await page.getByText(/^Zaznacz obowiązkowe/u).click();
      await press(page, 'Potwierdź ofertę');
    },
    MOVE_TO_PREVIOUS: goBack,
    CANCEL: cancel,
  },
  complement_company_and_user: {
    COMPLEMENT_COMPANY_AND_USER: async (page) => {
      await nameCompany(page);
      await press(page, 'Zapisz i wybierz sposób podpisu');
    },
    MOVE_TO_PREVIOUS: goBack,
    CANCEL: cancel,
  },
  agreement_method_selection: { SELECT_METHOD: chooseMethod, MOVE_TO_PREVIOUS: goBack, CANCEL: cancel },
  company_form: {
    ...sendForm,
    // The form has no way back but the browser's own (F126).
    MOVE_TO_PREVIOUS: async (page) => {
      await expect(page.getByRole('button', { name: 'Zapisz i dokończ później' })).toBeVisible();
      await page.evaluate(() => history.back());
    },
    CANCEL: cancel,
  },
  qes_failed: {
    CHOOSE_COURIER: again('Kurier'),
    RELAUNCH_SIGNATURE: again('Podpis elektroniczny jeszcze raz'),
    CANCEL: cancel,
  },
  bank_verification: {
    START_TEST_PAYMENT: async (page) => {
      const who = page.getByLabel('Osoba, która zaloguje się do banku');
      if ((await who.count()) > 0) await who.selectOption({ index: 1 });
      await choose(page, 'Przelew na 1 zł');
      await choose(page, bank);
      await tickAll(page);
      await press(page, /^(Zaloguj się do banku|Zrób przelew|Przejdź do przelewu)/u);
    },
    MOVE_TO_PREVIOUS: goBack,
    CANCEL: cancel,
  },
  conditional_decision: { ...decideConditions, CANCEL: cancel },
  agreement: { ACCEPT_AGREEMENT: (page) => press(page, 'Akceptuję treść umowy'), CANCEL: cancel },
  initial_payment: { OPEN_PAYMENT: looks, START_PAYMENT: pay, CANCEL: cancel },
  rejection: { CANCEL: cancel },
  shop_redirect: { CANCEL: cancel },
  status: {
    CLIENT_LOGGED_IN: looks,
    CHANGE_VERIFICATION_MODE: (page) => press(page, 'Wybierz inny bank'),
    RETRY_PAYMENT: (page) => press(page, /^(Zapłać jeszcze raz|Wybierz inny bank)$/u),
    CANCEL: cancel,
  },
};
