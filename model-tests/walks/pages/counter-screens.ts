import type { SalesmanScreen } from '@app/machines/order';
import { expect, type Page } from '@playwright/test';
import { chooseMethod, correctVatId, decideConditions, nameCompany } from './client-screens.ts';
import { sendForm } from './company-form.ts';
import { cancel, choose, confirm, goBack, press, tickAll, type Act, type Acts } from './walked-page.ts';

const paper = { name: 'umowa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 skan') };

const resend: Act = (page) => press(page, 'Wyślij link ponownie');

async function takeOver(page: Page): Promise<void> {
  await press(page, 'Przejmij wniosek');
  await confirm(page);
}

const always = { MOVE_TO_PREVIOUS: goBack, CANCEL: cancel, TAKE_OVER: takeOver } as const satisfies Acts;

async function takePayment(page: Page): Promise<void> {
  const way = page.getByText('Na miejscu', { exact: true });
  if ((await way.count()) > 0) await way.first().click();
  await page.getByText(/^Potwierdzam, że wpłata/u).click();
  await press(page, 'Potwierdzam wpłatę');
}

async function setDate(page: Page, button: string): Promise<void> {
  await page.getByLabel('Data odbioru').fill('01.11.2026');
  await press(page, button);
}

/** What a salesman can do on each screen of the counter, by its name in the chart. */
export const counterScreens: Readonly<Record<SalesmanScreen, Acts>> = {
  offer_editor: {
    ...always,
    UPDATE_ITEMS: async (page) => {
      await page
        .getByLabel(/^Nazwa/u)
        .first()
        .fill('Laptop 14 cali');
      await page.keyboard.press('Tab');
    },
    UPDATE_CALCULATION: (page) => choose(page, /^24/u),
    ACCEPT_CALCULATION: (page) => press(page, 'Przejdź do podsumowania'),
  },
  offer_summary: {
    ...always,
    CONFIRM_SUMMARY: (page) => press(page, 'Potwierdź ofertę'),
    SEND_PDF_OFFER: async (page) => {
      await press(page, 'Wyślij ofertę PDF');
      await page.getByRole('dialog').getByRole('textbox').fill('wspolnik@firma.example');
      await page.getByRole('dialog').getByRole('button', { name: 'Wyślij ofertę' }).click();
    },
  },
  company_and_contact: {
    ...always,
    COMPLEMENT_COMPANY_AND_USER: async (page, event) => {
      await nameCompany(page);
      if (event.remote === true) await page.getByText('Klient dokończy na swoim urządzeniu').click();
      await press(page, /^(Zapisz i dalej|Wyślij ofertę klientowi)$/u);
    },
  },
  vat_id_correction: { ...always, CORRECT_VAT_ID: correctVatId },
  client_is_working: { ...always, RESEND_OFFER: resend },
  signing_method: { ...always, SELECT_METHOD: chooseMethod },
  salesman_company_form: {
    ...always,
    ...sendForm,
    MOVE_TO_PREVIOUS: (page) => press(page, 'Wróć do wyboru podpisu'),
  },
  sms_code: {
    ...always,
    RESEND_SMS: (page) => press(page, 'Wyślij ponownie'),
    VERIFY_SMS: async (page) => {
      await page.getByLabel(/^Kod z/u).fill('246810');
      await press(page, 'Sprawdź kod');
    },
  },
  identities: {
    ...always,
    CONFIRM_IDENTITIES: async (page) => {
      await page.getByRole('checkbox').first().waitFor({ state: 'attached' });
      await tickAll(page);
      await press(page, 'Potwierdź tożsamość');
    },
  },
  waiting: always,
  salesman_conditional_decision: { ...always, ...decideConditions },
  salesman_rejection: always,
  salesman_agreement: {
    ...always,
    ACCEPT_AGREEMENT: (page) => press(page, 'Klient akceptuje treść umowy'),
  },
  pos_payment: {
    ...always,
    ACCEPT_PAYMENT_ON_PLACE: takePayment,
    SEND_PAYMENT_LINK: async (page) => {
      await choose(page, 'Online');
      await press(page, 'Wyślij link');
    },
  },
  payment_status: { ...always, ACCEPT_PAYMENT_ON_PLACE: takePayment, RESEND_OFFER: resend },
  sign_paper: {
    ...always,
    SIGN_AGREEMENT: async (page) => {
      for (const step of ['Wydrukowane dwa', 'Każda osoba podpisała', 'Podpisy porównane'])
        await page.getByText(step).click();
      await press(page, 'Umowa podpisana');
    },
  },
  upload_documents: {
    ...always,
    UPLOAD_ATTACHMENTS: async (page, event) => {
      if (event.scanGiven) {
        await page.locator('input[type=file]').setInputFiles(paper);
        await expect(page.getByRole('link', { name: /umowa.pdf/u })).toBeVisible();
      }
      await press(page, 'Wyślij dokumenty');
    },
  },
  release: {
    ...always,
    RELEASE_FOR_PICKUP: async (page) => {
      await choose(page, 'Odbierze w punkcie');
      await press(page, 'Wydano do odbioru');
    },
    SHIP: async (page) => {
      await choose(page, 'Wyślę przesyłką');
      await page.getByLabel('Numer przesyłki').fill('PACZKA-7');
      await press(page, 'Wysłano');
    },
  },
  confirm_delivery: {
    ...always,
    CONFIRM_DELIVERY: (page) => setDate(page, 'Potwierdź odbiór'),
  },
  done: { ...always, SET_PICKUP_DATE: (page) => setDate(page, 'Zapisz datę') },
};

/** What the shop's own page of an order offers. */
export const shopOrderActs: Acts = {
  SET_PICKUP_DATE: (page) => setDate(page, 'Zapisz datę'),
};
