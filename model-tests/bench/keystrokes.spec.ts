import { randomUUID } from 'node:crypto';
import { test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openForm } from '../browser/open-form.ts';

// A figure for people to read, no test: on a machine with other work it is another one every time.
test.setTimeout(600_000);

/** How many times slower than it is the processor is made. */
const slowed = Number(process.env['SLOWED'] ?? 4);
const keys = 120;
const fields = {
  Nazwisko: 'Brzeczyszczykiewicz',
  PESEL: '8206077425',
  'E-mail': 'marek.lewand@x.pl',
  Telefon: '500600700',
  'Data wydania': '12032020',
};
const laptop = { name: 'Laptop 14 cali', price: '8610.00', category: 'computers', paymentsCount: 24 };

/** Eight persons, each of whom signs and is open: 168 fields. */
async function openEight(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zapisz i przejdź do osób' }).click();
  for (let person = 3; person <= 8; person += 1)
    await page.getByRole('button', { name: 'Dodaj osobę' }).click();
  await page.getByRole('button', { name: 'Edytuj' }).last().click();
  for (let person = 0; person < 8; person += 1) await page.getByText('Podpisuje umowę').nth(person).click();
}

/** From the key to the page that is laid out, in milliseconds: handlers, drawing, style and layout, without painting. */
function watchKeys(): void {
  const costs: number[] = [];
  let pressed = 0;
  addEventListener('keydown', () => (pressed = performance.now()), true);
  addEventListener('input', () => {
    document.body.getBoundingClientRect();
    costs.push(performance.now() - pressed);
  });
  Object.assign(globalThis, { takeCosts: () => costs.splice(0) });
}

const part = (costs: readonly number[], share: number): string =>
  (costs.toSorted((one, other) => one - other)[Math.floor(costs.length * share)] ?? 0).toFixed(1);

/** Types into the third person's fields; a line of figures for each. */
async function typeInto(page: Page, names: readonly (keyof typeof fields)[], state: string): Promise<void> {
  for (const name of names) {
    await page.getByRole('textbox', { name, exact: true }).nth(2).focus();
    const typed = [...Array.from(fields[name]), ...Array.from(fields[name], () => 'Backspace')];
    for (let key = 0; key < keys; key += 1)
      await page.keyboard.press(typed[key % typed.length] ?? 'a', { delay: 60 });
    const costs = await page.evaluate(() => (Reflect.get(globalThis, 'takeCosts') as () => number[])());
    const warm = costs.slice(10);
    process.stdout.write(
      `${name.padEnd(12)} ${state}: median ${part(warm, 0.5)} ms, p95 ${part(warm, 0.95)} ms, CPU slowed ${slowed}×\n`,
    );
  }
}

/** From the press that is refused to the page that shows every error, in milliseconds. */
async function refusal(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: 'Zapisz i przejdź do kontaktu' });
  return await button.evaluate((found: HTMLElement) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const pressed = performance.now();
    found.click();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    return promise;
  });
}

test('what a key costs in the form with eight persons', async ({ page, request }) => {
  const { slug } = await openForm(request, 'elektro', laptop, {
    vatId: '6794802158',
    fullName: 'Marek Lewandowski',
    email: `${randomUUID()}@firma.example`,
    phone: '500600705',
    method: 'qes',
  });
  await page.goto(`/orders/${slug}`);
  await openEight(page);
  await page.evaluate(watchKeys);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await typeInto(page, ['Nazwisko', 'PESEL', 'E-mail', 'Telefon', 'Data wydania'], 'nothing tried yet');
  process.stdout.write(`A refused press keeps the page busy for ${(await refusal(page)).toFixed(0)} ms\n`);
  await typeInto(page, ['Nazwisko', 'PESEL'], 'after a refusal');
});
