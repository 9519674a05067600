import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readItn } from './blue-media-notification.ts';

/** The key, the notification and its hash that Blue Media publishes as an example. */
const service = { serviceId: '123456', sharedKeys: ['QCBm3N0oFjzQAWsTIVN8mPLK12TW6HU6InSfjvnF'] };
const published = [
  '<orderID>123</orderID><remoteID>102686</remoteID><amount>500.00</amount><currency>PLN</currency>',
  '<gatewayID>106</gatewayID><paymentDate>20200621171238</paymentDate>',
  '<paymentStatus>SUCCESS</paymentStatus><paymentStatusDetails>ACCEPTED</paymentStatusDetails>',
].join('');
const publishedHash = '422fbd7c1bbac1eb745b647980dd63c2e8ccf261ea196739ab8043eff8dd4e17';

const hashOf = (...values: readonly string[]): string =>
  createHash('sha256')
    .update([...values, ...service.sharedKeys].join('|'))
    .digest('hex');
const list = (transactions: string, hash: string, serviceId = '123456'): string =>
  `<?xml version="1.0" encoding="UTF-8"?><transactionList><serviceID>${serviceId}</serviceID><transactions>${transactions}</transactions><hash>${hash}</hash></transactionList>`;
const sent = (xml: string): string =>
  new URLSearchParams({ transactions: Buffer.from(xml).toString('base64') }).toString();
const read = (transaction: string, hash: string) =>
  readItn(sent(list(`<transaction>${transaction}</transaction>`, hash)), service);
const refused = { ok: false, reason: 'signature', reply: { status: 401, body: '' } };

test('the published notification is read, and answered under the published hash of its confirmation', () => {
  const answer = readItn(sent(list(`<transaction>${published}</transaction>`, publishedHash)), service);
  expect(answer).toMatchObject({
    ok: true,
    events: [
      {
        id: 'bluemedia:102686:SUCCESS:ACCEPTED:',
        orderRef: '123',
        outcome: 'completed',
        positive: false,
        amount: 50_000,
        currency: 'PLN',
        sender: null,
      },
    ],
    reply: { status: 200, contentType: 'text/xml; charset=utf-8' },
  });
  expect(answer.reply.body).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<confirmationList><serviceID>123456</serviceID><transactionsConfirmations><transactionConfirmed><orderID>123</orderID><confirmation>CONFIRMED</confirmation></transactionConfirmed></transactionsConfirmations><hash>7194a50431ce359cc4c201a0f154400f89f49f765b8eeb60299fc6fee1a01228</hash></confirmationList>',
  );
});

test('while the key is changed a notification under the old one is read, and confirmed under the same', () => {
  const one = sent(list(`<transaction>${published}</transaction>`, publishedHash));
  const changing = { ...service, sharedKeys: ['the-new-one', ...service.sharedKeys] };
  expect(readItn(one, changing)).toEqual(readItn(one, service));
  expect(readItn(one, { ...service, sharedKeys: ['the-new-one'] })).toMatchObject(refused);
});

const start = ['123456', '123', '102686', '500.00', 'PLN', '106', '20200621171238'];

test('everything published about the payer counts in the hash in its published order, wherever it stands', () => {
  const payer = `<title>Weryfikacja</title><verificationStatus>NEGATIVE</verificationStatus>
    <verificationStatusReasons><verificationStatusReason>NAME</verificationStatusReason><verificationStatusReason>NRB</verificationStatusReason></verificationStatusReasons>
    <customerData><nrb>61109010140000071219812874</nrb><lName>Żółw &amp; s-ka</lName><fName>Jan</fName><city/></customerData>`;
  const hash = hashOf(
    ...[...start, 'SUCCESS', 'ACCEPTED', 'Weryfikacja', 'Jan', 'Żółw & s-ka', '61109010140000071219812874'],
    ...['NEGATIVE', 'NAME', 'NRB'],
  );
  expect(read(payer + published, hash)).toMatchObject({
    ok: true,
    events: [
      {
        outcome: 'unclear',
        sender: {
          firstName: 'Jan',
          lastName: 'Żółw & s-ka',
          line: '',
          bankAccountNumber: '61109010140000071219812874',
        },
      },
    ],
  });
});

test.each([
  ['SUCCESS', 'POSITIVE', 'completed'],
  ['SUCCESS', 'NEGATIVE', 'unclear'],
  ['SUCCESS', 'PENDING', 'pending'],
  ['SUCCESS', '', 'completed'],
  ['SUCCESS', 'REJECTED_BY_USER', 'failed'],
  ['PENDING', 'PENDING', 'pending'],
  ['PENDING', 'POSITIVE', 'pending'],
  ['PENDING', 'ABANDONED', 'failed'],
  ['FAILURE', 'PENDING', 'failed'],
  ['FAILURE', 'POSITIVE', 'failed'],
])('a payment %s with the verification %s is %s', (status, verification, outcome) => {
  const fields = published.replace('SUCCESS', status).replace('ACCEPTED', 'OTHER');
  const verified = `<verificationStatus>${verification}</verificationStatus>`;
  const hash = hashOf(...start, status, 'OTHER', ...(verification ? [verification] : []));
  expect(read(fields + verified, hash)).toMatchObject({
    ok: true,
    events: [{ outcome, positive: verification === 'POSITIVE' }],
  });
});

test.each([
  ['another amount', published.replace('500.00', '5.00')],
  ['another currency', published.replace('PLN', 'EUR')],
  ['another order', published.replace('<orderID>123<', '<orderID>124<')],
  ['two values that changed places', published.replace('>106<', '>102686<').replace('>102686<', '>106<')],
  ['a value in an element of another name', published.replaceAll('gatewayID', 'customerNumber')],
  ['an element that is not published', published.replaceAll('gatewayID', 'z')],
  ['an element twice', `${published}<orderID>124</orderID>`],
  ['an element again in a group', `${published}<customerData><orderID>124</orderID></customerData>`],
  ['a list where one is published', `${published}<customerData/><customerData/>`],
  ['a missing element', published.replace('<currency>PLN</currency>', '')],
  ['an emptied element', published.replace('<currency>PLN<', '<currency><')],
  ['two values joined', published.replace('>123<', '>123|102686<').replace('>102686<', '><')],
  ['an element within an element', published.replace('>PLN<', '><b>PLN</b><')],
  ['a basket of products', `${published}<product><subAmount>500.00</subAmount></product>`],
  ['a name that every object has', `${published}<toString>x</toString>`],
])('%s is not authenticated, and nothing is signed in the answer', (_what, transaction) => {
  expect(read(transaction, publishedHash)).toMatchObject(refused);
});

test('what would have the right hash but another reading is not authenticated', () => {
  const joined = ['123|102686', '500.00', 'PLN', '106', '20200621171238', 'SUCCESS', 'ACCEPTED'];
  const names = ['orderID', 'amount', 'currency', 'gatewayID', 'paymentDate', 'paymentStatus'];
  const fields = names.map((name, at) => `<${name}>${joined[at]}</${name}>`).join('');
  const details = '<paymentStatusDetails>ACCEPTED</paymentStatusDetails>';
  expect(read(fields + details, publishedHash)).toMatchObject(refused);
  const entity = published.replace('>123<', '>123&#124;102686<').replace('<remoteID>102686</remoteID>', '');
  expect(read(entity, publishedHash)).toMatchObject(refused);
});

test.each([
  ['a confirmation of ours', hashOf('123456', '123', 'CONFIRMED')],
  ['a return to the shop', hashOf('123456', '123')],
  ['no transaction', hashOf('123456')],
])('the hash of %s is no notification’s', (_what, hash) => {
  expect(read('<orderID>123</orderID>', hash)).toMatchObject(refused);
  expect(
    read('<orderID>123</orderID><remoteID>CONFIRMED</remoteID>', hashOf('123456', '123', 'CONFIRMED')),
  ).toMatchObject(refused);
  expect(read('', hash)).toMatchObject(refused);
});

test('one notification is of one transaction of our own service', () => {
  const one = `<transaction>${published}</transaction>`;
  expect(readItn(sent(list(one + one, publishedHash)), service)).toMatchObject(refused);
  const foreign = hashOf('999999', ...start.slice(1), 'SUCCESS', 'ACCEPTED');
  expect(readItn(sent(list(one, foreign, '999999')), service)).toMatchObject(refused);
  const twice = `${sent(list(one, publishedHash))}&${sent(list(one, publishedHash))}`;
  expect(readItn(twice, service)).toMatchObject({ ok: false, reason: 'malformed', reply: { status: 400 } });
});

test('a notification that has another element beside the list of transactions is not authenticated', () => {
  const xml = list(`<transaction>${published}</transaction>`, publishedHash);
  const more = xml.replace('</transactionList>', '<hash>0</hash></transactionList>');
  const other = xml.replace('</transactionList>', '<note>x</note></transactionList>');
  expect([readItn(sent(more), service), readItn(sent(other), service)]).toMatchObject([refused, refused]);
});

test('what the parser refuses is not read', () => {
  const names = ['constructor', '__proto__'].map((name) => `${published}<${name}>x</${name}>`);
  const deep = `${'<a>'.repeat(8_000)}${'</a>'.repeat(8_000)}`;
  for (const transaction of [...names, deep])
    expect(read(transaction, publishedHash)).toMatchObject({ ok: false });
});
