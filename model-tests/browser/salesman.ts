import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { DemoPerson } from '@app/db/demo';
import { seeTitle } from './client.ts';
import { signIn } from './operator.ts';

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

export interface Goods {
  readonly name: string;
  /** Net, złoty as typed. */
  readonly price: string;
}

/** Signs a salesman of the demo in, on his shop's list. */
export async function atCounter(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await expect(page).toHaveURL(/\/shop\/orders$/u);
}

/** Begins an offer with its first product, at an address of the specification. */
export async function beginOffer(page: Page, segment: string, goods: Goods): Promise<void> {
  await page.goto(`/shop/orders/${segment}`);
  await page.getByLabel(/^Nazwa/u).fill(goods.name);
  await page.getByLabel(/^Kategoria/u).selectOption({ index: 1 });
  await page.getByLabel(/^Cena (netto|brutto)/u).fill(goods.price);
  await press(page, 'Dodaj i policz ratę');
  await expect(page).toHaveURL(/\/edit\/update_order_with_items$/u);
}

/** The number of the order that the page leads. */
export async function numberOf(page: Page): Promise<string> {
  const line = await page
    .getByText(/^Wniosek \d+/u)
    .first()
    .textContent();
  return /\d+/u.exec(line ?? '')?.[0] ?? '';
}

/** Accepts what was calculated, and the summary after it. */
export async function confirmOffer(page: Page): Promise<void> {
  await press(page, 'Przejdź do podsumowania');
  await seeTitle(page, 'Podsumowanie oferty dla klienta');
  await press(page, 'Potwierdź ofertę');
}

/** Names the company and its contact, at the counter or to send the offer there. */
export async function nameCompany(page: Page, person: DemoPerson, submit = 'Zapisz i dalej'): Promise<void> {
  await page.getByLabel(/^NIP/u).fill(person.vatId);
  await page.getByLabel(/^Imię i/u).fill(`${person.firstName} ${person.lastName}`);
  await page.getByLabel(/^E-mail/u).fill(person.email);
  await page.getByLabel(/^Telefon/u).fill(person.phone);
  await press(page, submit);
}

/** Waits until the console of the providers has a message to the address. */
export async function seeMail(clerk: Page, address: string, subject: string | RegExp = /./u): Promise<void> {
  const mail = clerk.getByRole('article').filter({ hasText: address }).filter({ hasText: subject });
  await expect(async () => {
    await clerk.goto('/simulators/messages');
    await expect(mail.first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
}

/** How large the company is: asked of a loan, and of a lease above what the policy says. */
export async function answerForSize(page: Page): Promise<void> {
  const part = page.getByRole('region', { name: 'Dane podstawowe' });
  await part.getByLabel('Roczny obrót').selectOption('poniżej 500 tys. zł');
  await part.getByLabel('Liczba pracowników').selectOption('5–9');
}

/** What a loan's form asks of the company beside a lease's. */
export async function answerForLoan(page: Page): Promise<void> {
  const part = page.getByRole('region', { name: 'Dane podstawowe' });
  await answerForSize(page);
  await part.getByLabel('Numer rachunku bankowego firmy').fill('61 1090 1014 0000 0712 1981 2874');
  await part.getByLabel('Przychód w').fill('120000');
  await part.getByLabel('Dochód przed').fill('30000');
}

/** The code of the newest SMS to the number, as the console of the providers shows it. */
export async function readCode(clerk: Page, phone: string): Promise<string> {
  const code = /\b\d{6}\b/u;
  let read: string | undefined;
  await expect(async () => {
    await clerk.goto('/simulators/messages');
    const card = clerk.locator('article').filter({ hasText: phone }).filter({ hasText: code }).first();
    read = code.exec((await card.textContent({ timeout: 2_000 })) ?? '')?.[0];
    expect(read).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return read ?? '';
}

/** Types the code that the client reads out. */
export async function enterCode(page: Page, clerk: Page, phone: string): Promise<void> {
  await expect(page.getByLabel(/^Kod z/u)).toBeVisible();
  await page.getByLabel(/^Kod z/u).fill(await readCode(clerk, phone));
  await press(page, 'Sprawdź kod');
}

/** Compares the document of each person who signs. */
export async function confirmIdentities(page: Page): Promise<void> {
  await seeTitle(page, 'Potwierdź tożsamość klienta');
  for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true });
  await press(page, 'Potwierdź tożsamość');
}

/** The client reads the agreement at the counter and accepts its wording. */
export async function acceptAgreement(page: Page): Promise<void> {
  await seeTitle(page, 'Decyzja pozytywna – umowa do akceptacji');
  // Its pages are drawn one order after another.
  const accepts = page.getByRole('button', { name: 'Klient akceptuje treść umowy' });
  await expect(accepts).toBeEnabled({ timeout: 60_000 });
  await accepts.click();
}

/** Takes the initial payment at the counter. */
export async function takePayment(page: Page): Promise<void> {
  await seeTitle(page, 'Opłata wstępna klienta');
  await page.getByText('Na miejscu', { exact: true }).click();
  await page.getByText(/^Potwierdzam, że wpłata/u).click();
  await press(page, 'Potwierdzam wpłatę');
}

/** Adds the scan of the signed paper and sends the documents. */
export async function sendDocuments(page: Page): Promise<void> {
  const scan = { name: 'umowa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 skan') };
  await expect(page.getByRole('button', { name: 'Wyślij dokumenty' })).toBeDisabled();
  await page.locator('input[type=file]').setInputFiles(scan);
  await expect(page.getByRole('link', { name: /umowa.pdf/u })).toBeVisible();
  await press(page, 'Wyślij dokumenty');
}

/** Sends the documents of an agreement that was signed online. */
export async function sendSignedOnline(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Dołącz dokumenty' })).toBeVisible();
  await press(page, 'Wyślij dokumenty');
}

/** Prints the agreement and has it signed. */
export async function signOnPaper(page: Page): Promise<void> {
  for (const step of ['Wydrukowane dwa', 'Każda osoba podpisała', 'Podpisy porównane'])
    await page.getByText(step).click();
  await press(page, 'Umowa podpisana');
}
