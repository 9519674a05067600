import {
  acceptAgreement,
  answerProvider,
  chooseMethod,
  confirmSummary,
  leaveToPay,
  nameCompany,
  seeTitle,
  verifyInBank,
} from './client.ts';
import { fillCompanyForm } from './company-form.ts';
import { keepJournal } from './journal.ts';
import { expect, owner, test } from './people.ts';
import { press } from './provider.ts';

test.use({ actionTimeout: 20_000, viewport: { width: 1280, height: 900 } });

test('an ecommerce lease is signed with a qualified signature and walked to its end', async ({
  page,
  context,
  admin,
  shop,
}) => {
  const order = await shop({
    name: 'Laptop 14 cali',
    price: '8610.00',
    category: 'computers',
    paymentsCount: 24,
  });
  const journal = keepJournal(context);

  await page.goto(`/orders/${order.slug}`);
  await confirmSummary(page);
  await nameCompany(page, owner);
  await chooseMethod(page, 'Kwalifikowany podpis elektroniczny');
  await fillCompanyForm(page, owner, 'qes');
  await answerProvider(page, 'Potwierdzam tożsamość');

  await acceptAgreement(page);
  await leaveToPay(page, 'mBank');
  await answerProvider(page, /^Zapłać/u);

  await answerProvider(page, 'Podpisuję');
  await admin.sees(order.slug, 'agreement_signed');

  await admin.finishes(order.slug, 'PACZKA-1');
  await seeTitle(page, 'Gotowe – finansowanie zostało uruchomione');

  expect(journal.errors()).toEqual([]);
  expect(journal.changes()).toEqual([
    'PATCH /api/orders/…/consents',
    'PATCH /api/orders/…/basic_company_details',
    'PATCH /api/orders/…/agreement_method_selections',
    'PATCH /api/orders/…/company_details',
    'POST /sim/autenti/sign/…',
    'PATCH /api/orders/…/agreement_accept',
    'POST /api/dotpay/orders/…/openings',
    'POST /api/dotpay/orders/…/initiations',
    'POST /sim/dotpay/t2',
    'POST /sim/dotpay/pay/…',
    'POST /sim/autenti/sign/…',
  ]);
});

test('an ecommerce lease whose agreement a courier carries is walked to its end', async ({
  page,
  context,
  clerk,
  admin,
  shop,
}) => {
  const order = await shop({
    name: 'Aparat z obiektywem',
    price: '30750.00',
    category: 'photography',
    paymentsCount: 36,
  });
  const journal = keepJournal(context);

  await page.goto(`/orders/${order.slug}`);
  await confirmSummary(page);
  await nameCompany(page, owner);
  await chooseMethod(page, 'Kurier');
  await fillCompanyForm(page, owner, 'delivery');
  await verifyInBank(page, 'mBank');
  await admin.sees(order.slug, 'ready_for_siemens');
  await press(clerk, 'decision-engine', order.number, 'Pozytywna');

  await acceptAgreement(page);
  await leaveToPay(page, 'ING');
  await answerProvider(page, 'Wróć bez płacenia');
  await press(clerk, 'dotpay', order.number, 'Powodzenie');
  await seeTitle(page, 'Opłata wstępna została zaksięgowana – kurier przyjedzie w ciągu 1–2 dni roboczych');

  await admin.moves(order.slug, 'signed');
  await admin.finishes(order.slug, 'PACZKA-2');
  await seeTitle(page, 'Gotowe – finansowanie zostało uruchomione');

  expect(journal.errors()).toEqual([]);
  expect(journal.changes()).toEqual([
    'PATCH /api/orders/…/consents',
    'PATCH /api/orders/…/basic_company_details',
    'PATCH /api/orders/…/agreement_method_selections',
    'PATCH /api/orders/…/company_details',
    'POST /api/bluemedia/orders/…/initiations',
    'POST /sim/bluemedia/continue/…',
    'PATCH /api/orders/…/agreement_accept',
    'POST /api/dotpay/orders/…/openings',
    'POST /api/dotpay/orders/…/initiations',
    'POST /sim/dotpay/t2',
    'POST /sim/dotpay/pay/…',
  ]);
});
