import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Told } from './callbacks.ts';
import { embedOf } from './embed.ts';
import { startWidget } from './start-widget.ts';
import { handClock, hurriedClock } from './testing/hand-clock.ts';
import { json, leaseFigures, manifest } from './testing/replies.ts';
import { scriptTag } from './testing/script-tag.ts';

const told: [string, Told][] = [];
const page = Object.assign(window, {
  partner: {
    loaded: (what: Told) => told.push(['load', what]),
    calculated: (what: Told) => told.push(['calculate', what]),
    clicked: (what: Told) => told.push(['click', what]),
    broken: () => {
      throw new Error('The page is wrong');
    },
  },
});

afterEach(() => {
  document.body.replaceChildren();
  told.length = 0;
});

const laptop = {
  products: JSON.stringify([{ name: 'Laptop', category: 'computers', grossPrice: '12300.00' }]),
};

/** A calculator on this page whose server answers so. */
async function start(said: Record<string, string>, answers: (address: string) => Response | null) {
  const tag = scriptTag({ 'client-id': 'elektro', ...said });
  document.body.append(tag);
  const clock = handClock();
  await startWidget(tag, embedOf(tag, '/'), {
    ...{ page, clock, reload: () => undefined },
    get: async (address) => {
      const answer = answers(address);
      if (answer === null) throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  const root = (tag.nextElementSibling as HTMLElement).shadowRoot;
  if (root === null) throw new Error('The calculator has no inside');
  /** What a person reads: the text of what is not hidden. */
  const seen = () =>
    [...root.querySelectorAll<HTMLElement>('h2,p,dt,dd,legend,label,button,select')]
      .filter((one) => one.checkVisibility())
      .map((one) =>
        one instanceof HTMLSelectElement ? one.selectedOptions[0]?.textContent : one.textContent,
      )
      .map((text) => text?.replaceAll('\u00a0', ' '));
  return { root, clock, seen };
}

const answerWell = (address: string): Response =>
  address.includes('/manifest') ? json(manifest) : json(leaseFigures);

test('draws what can be chosen and what it costs, in Polish', async () => {
  const { seen } = await start(
    { ...laptop, 'financing-type': 'lease', 'on-click': 'partner.clicked' },
    answerWell,
  );
  await expect
    .poll(seen)
    .toEqual([
      'Raty dla firmy',
      ...['Liczba rat', '24 raty', 'Wpłata własna netto, zł'],
      ...['Rata miesięczna netto', '419,95 zł', '516,54 zł brutto · 24 raty'],
      ...['Wartość brutto', '12 300,00 zł', 'Wpłata własna netto', '1 000,00 zł'],
      ...['Opłata administracyjna netto', '100,00 zł', 'Wykup netto', '100,00 zł'],
      ...['Kwota finansowania netto', '9 000,00 zł', 'Całkowity koszt netto', '11 278,80 zł'],
      'Wyliczenie jest orientacyjne i nie jest ofertą w rozumieniu Kodeksu cywilnego.',
      'Przejdź do oferty',
    ]);
});

test('tells the page when it stands, when it has calculated and when its button is pressed (OFFER-034 to 036)', async () => {
  const callbacks = {
    'on-load': 'partner.loaded',
    'on-calculate': 'partner.calculated',
    'on-click': 'partner.clicked',
  };
  const { root } = await start({ ...laptop, ...callbacks, 'sales-channel': 'ecommerce' }, answerWell);
  await expect.poll(() => told.map(([what]) => what)).toEqual(['load', 'calculate']);
  root.querySelector<HTMLButtonElement>('button.main')?.click();
  const known = {
    ...{ clientId: 'elektro', salesChannel: 'ecommerce', flowType: 'other', financingType: 'lease' },
    items: [
      {
        ...{ name: 'Laptop', invoiceNumber: null, category: 'computers', quantity: 1, vatLevel: 23 },
        ...{ price: '10000.00', grossPrice: '12300.00' },
      },
    ],
  };
  const summaryValues = {
    ...{
      administrativeCost: '100.00',
      ownPayment: '1000.00',
      estimatedValue: '100.00',
      grossPrice: '12300.00',
    },
    ...{ rateValue: '419.95', totalCost: '11278.80', totalLoanPrice: '9000.00', loanPrice: '9000.00' },
    ...{ insurancePrice: '0.00', serviceFeeValue: '0.00', installmentsCount: 24 },
    ...{ customEntryValueNet: '1000.00', customEntryValue: '1230.00', ownPaymentInPercent: '10.00' },
  };
  expect(told).toEqual([
    ['load', { ...known, summaryValues: null }],
    ['calculate', { ...known, summaryValues }],
    ['click', { ...known, summaryValues }],
  ]);
});

test("a mistake in the page's own function stops nothing", async () => {
  const reported: string[] = [];
  const listen = (event: ErrorEvent): void => {
    event.preventDefault();
    reported.push(event.message);
  };
  window.addEventListener('error', listen);
  const { seen } = await start(
    { ...laptop, 'on-load': 'partner.broken', 'on-calculate': 'nobody.knows' },
    answerWell,
  );
  await expect.poll(seen).toContain('419,95 zł');
  window.removeEventListener('error', listen);
  expect(reported).toEqual(['Uncaught Error: The page is wrong']);
});

test('says in a sentence why there is none, and tries again where that may help', async () => {
  let lost = true;
  const tag = scriptTag({ 'client-id': 'elektro', ...laptop });
  document.body.append(tag);
  await startWidget(tag, embedOf(tag, '/'), {
    ...{ page, clock: hurriedClock, reload: () => undefined },
    get: async (address) => {
      if (lost) throw new TypeError('Failed to fetch');
      return answerWell(address);
    },
  });
  const inside = () => (tag.nextElementSibling as HTMLElement).shadowRoot;
  expect(inside()?.textContent).toBe(
    'Nie udało się policzyć raty. Sprawdź połączenie z internetem i spróbuj ponownie.Spróbuj ponownie',
  );
  lost = false;
  inside()?.querySelector('button')?.click();
  await expect.poll(() => inside()?.textContent).toContain('419,95');
});

test.each([
  [{ 'client-id': '' }, 'Kalkulator nie wie, czyj to sklep.'],
  [{ 'financing-type': 'medical' }, 'Ten sklep nie oferuje finansowania.'],
])('a tag that cannot be helped is told so: %j', async (said, sentence) => {
  expect((await start({ ...laptop, ...said }, answerWell)).seen()).toEqual([sentence]);
});

test('what is refused stands at its field, with the last good figures behind it', async () => {
  const refused = { error: 'Popraw', errors: [{ own_payment: 'Wpłata własna jest za niska' }] };
  const answers = (address: string): Response => {
    if (address.includes('own_payment=1.00')) return json(refused, 422);
    return answerWell(address);
  };
  const { root, clock, seen } = await start({ ...laptop, 'financing-type': 'lease' }, answers);
  await expect.poll(seen).toContain('419,95 zł');
  const own = [...root.querySelectorAll<HTMLInputElement>('input[type=text]')].find((one) =>
    one.checkVisibility(),
  );
  if (own === undefined) throw new Error('There is no field for the own payment');
  await userEvent.fill(own, '1 zł');
  clock.pass(300);
  await expect.poll(seen).toContain('Wpłata własna jest za niska');
  expect([own.value, own.getAttribute('aria-invalid'), seen().includes('419,95 zł')]).toEqual([
    '1',
    'true',
    true,
  ]);
});

test('a summary has nothing to choose, and no button where the page hears no click', async () => {
  const { root, seen } = await start(
    { mode: 'summary', 'summary-values': '{"rateValue":"419.95","installmentsCount":24,"grossPrice":12300}' },
    answerWell,
  );
  expect(seen()).toEqual([
    ...['Raty dla firmy', 'Rata miesięczna netto', '419,95 zł', '24 raty', 'Wartość brutto', '12 300,00 zł'],
    'Wyliczenie jest orientacyjne i nie jest ofertą w rozumieniu Kodeksu cywilnego.',
  ]);
  expect(root.querySelectorAll('input, select')).toHaveLength(0);
});

test.each(['siemens', 'ispot', 'cyfrowe'] as const)('wears the theme of its tag: %s', async (theme) => {
  const { root, seen } = await start({ ...laptop, theme, 'on-click': 'partner.clicked' }, answerWell);
  await expect.poll(seen).toContain('419,95 zł');
  const button = root.querySelector('button.main');
  const colours = { siemens: 'rgb(0, 103, 122)', ispot: 'rgb(29, 29, 31)', cyfrowe: 'rgb(180, 72, 11)' };
  expect(button && getComputedStyle(button).backgroundColor).toBe(colours[theme]);
});

test("a page's shortcuts take no key that is typed in it", async () => {
  const { root, seen } = await start(laptop, answerWell);
  await expect.poll(seen).toContain('419,95 zł');
  const heard: string[] = [];
  const listen = ({ key }: KeyboardEvent): void => void heard.push(key);
  document.addEventListener('keydown', listen);
  root.querySelector('select')?.focus();
  await userEvent.keyboard('4');
  document.removeEventListener('keydown', listen);
  expect(heard).toEqual([]);
});
