import type { Facts, OrderStatus } from '@app/machines/order';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sentBy, showScreen, testOrder, textsOf } from '../../testing/testing-screen.tsx';
import type { Order } from '../../queries/order-query.ts';
import { StatusScreen } from './status-screen.tsx';

const network = vi.spyOn(globalThis, 'fetch');
afterEach(() => void network.mockReset());

/** What may be pressed or followed; a dialog that is closed shows nothing of its own. */
const actions = () => textsOf('button:not(dialog *), a');

const signed = { method: 'qes', paid: true, signed: true } as const;
const waiting = ['Na co czekamy', 'Od kiedy', 'Ile to trwa', 'Co możesz zrobić'];
const ahead = ['Opłata wstępna 3 382,50 zł', 'Podpis umowy', 'Dostawa sprzętu'];
type Row = [OrderStatus, Partial<Facts>, Partial<Order>, object];

test.each<Row>([
  [
    'test_payment_in_progress',
    {},
    { redirectUrl: 'https://bank.example', allowed: ['CHANGE_VERIFICATION_MODE'] },
    {
      title: 'Czekamy na potwierdzenie z banku',
      waitsFor: 'Odpowiedź Twojego banku',
      facts: waiting,
      next: ['Decyzja', ...ahead],
      actions: ['Wybierz inny bank', 'Przejdź do banku'],
    },
  ],
  [
    'identity_confirmed',
    {},
    { moveToPreviousAllowed: true, allowed: ['CANCEL'] },
    {
      title: 'Tożsamość potwierdzona',
      waitsFor: 'Ocena finansującego na podstawie wniosku oraz danych z BIK i BIG',
      facts: waiting,
      next: ['Decyzja', ...ahead],
      actions: ['Wróć', 'Anuluj wniosek'],
    },
  ],
  [
    'initial_payment_rejected',
    { method: 'qes' },
    { allowed: ['RETRY_PAYMENT'] },
    {
      title: 'Płatność nie doszła do skutku',
      waitsFor: 'Nowa próba płatności',
      facts: waiting,
      next: ahead,
      actions: ['Zapłać jeszcze raz'],
    },
  ],
  [
    'agreement_signed',
    signed,
    {
      agreementUrl: '/pdf/umowa',
      owulUrl: '/pdf/owul',
      attachmentsAttributes: [
        { id: 'drawn', type: 'contract', name: 'Umowa.pdf', file: '/pdf/umowa' },
        { id: 'signed', type: 'signed_agreement', name: 'Umowa – podpisana.pdf', file: '/pdf/podpisana' },
      ],
    },
    {
      title: 'Umowa ma komplet podpisów',
      waitsFor: 'Przyjęcie podpisanej umowy przez finansującego',
      facts: waiting,
      next: ['Dostawa sprzętu', 'Harmonogram opłat'],
      actions: ['Podpisana umowa leasingu (PDF)', 'Ogólne warunki umowy (PDF)'],
    },
  ],
  [
    'shipped',
    signed,
    { shippingNumber: '6200001' },
    {
      title: 'Zamówienie jest w drodze',
      waitsFor: 'Dostawa przesyłki',
      facts: [...waiting, 'Sklep', 'Numer przesyłki'],
      next: ['Dostawa', 'Harmonogram opłat'],
      actions: [],
    },
  ],
  [
    'finished',
    signed,
    {
      deliveredAt: '2026-12-03',
      installmentValue: '331.76',
      paymentsCount: 36,
      serviceFeeValue: '174.65',
      agreementId: 'L/118437/2026',
      agreementUrl: '/pdf/umowa',
      scheduleUrl: '/pdf/harmonogram',
      repaymentAccount: '61109010140000071219812874',
      shopRedirectUrl: 'https://sklep.example',
    },
    {
      title: 'Gotowe – finansowanie zostało uruchomione',
      // 331.76 and 23 % of it, 76.3048, is 408.06.
      waitsFor: '15.01.2027, 408,06 zł brutto',
      facts: ['Pierwsza rata', 'Wszystkie raty', 'Opłata serwisowa', 'Rachunek do wpłat', 'Obsługa umowy'],
      next: [],
      actions: [
        '22 100 20 30',
        'leasing@finansowo.example',
        'Umowa leasingu (PDF)',
        'Harmonogram opłat (PDF)',
        'Wróć do sklepu',
      ],
    },
  ],
])(
  'in %s the client reads what is waited for and finds what he may do',
  async (status, facts, known, shown) => {
    await showScreen(StatusScreen, testOrder(status, facts, known));
    const seen = () => ({
      title: textsOf('h1')[0],
      waitsFor: textsOf('dd')[0],
      facts: textsOf('dt'),
      next: textsOf('h3'),
      actions: actions(),
    });
    await expect.poll(seen).toEqual(shown);
  },
);

test.each<[string, Partial<Order>, unknown[]]>([
  [
    'Zapłać jeszcze raz',
    { allowed: ['RETRY_PAYMENT'] },
    ['POST', '/api/dotpay/orders/:slug/openings', { version: 3 }],
  ],
  [
    'Wybierz inny bank',
    { allowed: ['CHANGE_VERIFICATION_MODE'] },
    ['POST', '/api/bluemedia/orders/:slug/openings', { version: 3 }],
  ],
  [
    'Wróć',
    { moveToPreviousAllowed: true },
    ['PATCH', '/api/orders/:slug/move_to_previouses', { version: 3 }],
  ],
])(
  '%s sends its change over the shown version and shows the order of the reply',
  async (name, known, sent) => {
    const order = testOrder('initial_payment_rejected', { method: 'qes' }, known);
    network.mockImplementation(async () =>
      Response.json({ slug: order.slug, status: 'initial_payment_opened', version: 4, facts: {} }),
    );
    const shownOrder = await showScreen(StatusScreen, order);
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(shownOrder).toMatchObject({ status: 'initial_payment_opened', version: 4 });
    expect(sentBy(network.mock.calls)).toEqual([sent]);
  },
);

test('cancelling is asked once more and sent only then', async () => {
  network.mockImplementation(async () => Response.json({ reason: 'Nie teraz' }, { status: 409 }));
  await showScreen(StatusScreen, testOrder('identity_confirmed', {}, { allowed: ['CANCEL'] }));
  await page.getByRole('button', { name: 'Anuluj wniosek' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  expect(sentBy(network.mock.calls)).toEqual([]);
  await dialog.getByRole('button', { name: 'Anuluj wniosek' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sentBy(network.mock.calls)).toEqual([['PATCH', '/api/orders/:slug/cancelations', { version: 3 }]]);
});

test('the page says who has signed and where the others find their links, and leads to no signature', async () => {
  const signer = (id: string, fullName: string, signed: boolean) => ({
    ...{ id, fullName, signed },
    email: `${id}@firma.example`,
  });
  const signersAttributes = [signer('jan', 'Jan Nowak', true), signer('ewa', 'Ewa Lis', false)];
  const facts = { method: 'qes', paid: true, signerSigned: true } as const;
  await showScreen(StatusScreen, testOrder('initial_payment_accepted', facts, { signersAttributes }));
  expect(textsOf('h1')).toEqual(['Czekamy na pozostałe podpisy']);
  expect(textsOf('dl:first-of-type li')).toEqual([
    'Jan Nowak – podpis złożony',
    'Ewa Lis – czekamy na podpis. Link jest w wiadomości od Autenti na adres ewa@firma.example.',
  ]);
  expect(actions()).toEqual([]);
});

test('who waits for the courier reads where he comes to and by which number he is followed (F124)', async () => {
  const address = {
    street: 'Prosta',
    buildingNumber: '51',
    apartmentNumber: '3',
    postalCode: '00-838',
    city: 'Warszawa',
  };
  await showScreen(
    StatusScreen,
    testOrder(
      'initial_payment_accepted',
      { method: 'delivery', paid: true },
      {
        companyAttributes: { addressesAttributes: [address] } as Order['companyAttributes'],
        courierNumber: 'SYM0123456789PL',
      },
    ),
  );
  expect(textsOf('dt')).toEqual([
    'Na co czekamy',
    'Od kiedy',
    'Ile to trwa',
    'Dokąd przyjedzie kurier',
    'Numer przesyłki',
    'Co możesz zrobić',
  ]);
  expect(textsOf('dd')[3]).toBe('Prosta 51/3, 00-838 Warszawa. Jeśli to zły adres, zadzwoń do nas.');
  expect(textsOf('dd')[4]).toBe('SYM0123456789PL');
});

test('who signs in mSzafir is not told of a video call (F094)', async () => {
  await showScreen(StatusScreen, testOrder('form_saved', { method: 'mszafir' }));
  expect(textsOf('dd')[0]).toBe('Potwierdzenie Twojej tożsamości w mSzafirze');
  expect(document.body.innerText).not.toMatch(/wideo|9:00/iu);
});

test('after a payment that failed the way to pay again comes before what explains it (F121)', async () => {
  await showScreen(
    StatusScreen,
    testOrder('initial_payment_rejected', { method: 'qes' }, { allowed: ['RETRY_PAYMENT'] }),
  );
  const retry = page.getByRole('button', { name: 'Zapłać jeszcze raz' }).element();
  const facts = document.querySelector('dl') as HTMLElement;
  expect(retry.compareDocumentPosition(facts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
