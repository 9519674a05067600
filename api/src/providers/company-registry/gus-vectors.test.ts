import { expect, onTestFinished, test } from 'vitest';
import { recordingProvider, type Asked } from '../testing/recording-provider.ts';
import { gusClient } from './gus.ts';

/** The key that GUS publishes for its test environment. */
const gusKey = 'abcde12345abcde12345';

/** An answer of BIR 1.1: an envelope between MIME boundaries, the result a document written as text. */
const answered = (operation: string, result: string): string =>
  [
    '--uuid:1f0c3d8e-7b6a-4f0e+id=17',
    'Content-ID: <http://tempuri.org/0>',
    'Content-Transfer-Encoding: 8bit',
    'Content-Type: application/xop+xml;charset=utf-8;type="application/soap+xml"',
    '',
    `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:a="http://www.w3.org/2005/08/addressing"><s:Header><a:Action s:mustUnderstand="1">http://CIS/BIR/PUBL/2014/07/IUslugaBIRzewnPubl/${operation}Response</a:Action></s:Header><s:Body><${operation}Response xmlns="http://CIS/BIR/PUBL/2014/07"><${operation}Result>${result.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</${operation}Result></${operation}Response></s:Body></s:Envelope>`,
    '--uuid:1f0c3d8e-7b6a-4f0e+id=17--',
  ].join('\r\n');

const subject =
  '<root>\r\n  <dane>\r\n    <Regon>000331501</Regon>\r\n    <Nip>5261040828</Nip>\r\n    <StatusNip></StatusNip>\r\n    <Nazwa>GŁÓWNY URZĄD STATYSTYCZNY</Nazwa>\r\n    <Wojewodztwo>MAZOWIECKIE</Wojewodztwo>\r\n    <Powiat>Warszawa</Powiat>\r\n    <Gmina>Śródmieście</Gmina>\r\n    <Miejscowosc>Warszawa</Miejscowosc>\r\n    <KodPocztowy>00-925</KodPocztowy>\r\n    <Ulica>ul. Test-Krucza</Ulica>\r\n    <NrNieruchomosci>208</NrNieruchomosci>\r\n    <NrLokalu></NrLokalu>\r\n    <Typ>P</Typ>\r\n    <SilosID>6</SilosID>\r\n    <DataZakonczeniaDzialalnosci></DataZakonczeniaDzialalnosci>\r\n    <MiejscowoscPoczty>Warszawa</MiejscowoscPoczty>\r\n  </dane>\r\n</root>';
const error = (code: number, message: string): string =>
  `<root><dane><ErrorCode>${code}</ErrorCode><ErrorMessagePl>${message}</ErrorMessagePl></dane></root>`;
const notFound = error(4, 'Nie znaleziono podmiotu dla podanych kryteriów wyszukiwania.');

const operationOf = ({ body }: Asked): string => /\/IUslugaBIRzewnPubl\/(\w+)</u.exec(body)?.[1] ?? '';

/** GUS, whose sessions are s1, s2 …; `result` is what it finds in a session. */
async function gus(result: (session: string) => string) {
  let sessions = 0;
  const provider = await recordingProvider((asked) => {
    const operation = operationOf(asked);
    const found = operation === 'Zaloguj' ? `s${++sessions}` : result(asked.headers.get('sid') ?? '');
    return { body: answered(operation, found) };
  });
  onTestFinished(provider.close);
  const gusUrl = `${provider.url}/wsBIR/UslugaBIRzewnPubl.svc`;
  return { gusUrl, asked: provider.asked, client: gusClient({ gusUrl, gusKey }) };
}

test('a company is searched for by NIP in a session, whose number goes in the header sid', async () => {
  const { gusUrl, asked, client } = await gus(() => subject);
  expect(await client.find('5261040828')).toEqual({
    vatId: '5261040828',
    name: 'GŁÓWNY URZĄD STATYSTYCZNY',
    regon: '000331501',
    kind: 'legal person',
    address: {
      street: 'ul. Test-Krucza',
      buildingNumber: '208',
      apartmentNumber: null,
      postalCode: '00-925',
      city: 'Warszawa',
    },
  });
  const envelope = (operation: string, body: string): string =>
    `<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:ns="http://CIS/BIR/PUBL/2014/07" xmlns:dat="http://CIS/BIR/PUBL/2014/07/DataContract"><soap:Header xmlns:wsa="http://www.w3.org/2005/08/addressing"><wsa:To>${gusUrl}</wsa:To><wsa:Action>http://CIS/BIR/PUBL/2014/07/IUslugaBIRzewnPubl/${operation}</wsa:Action></soap:Header><soap:Body><ns:${operation}>${body}</ns:${operation}></soap:Body></soap:Envelope>`;
  expect(asked.map(({ method, headers, body }) => [method, headers.get('sid'), body])).toEqual([
    ['POST', null, envelope('Zaloguj', `<ns:pKluczUzytkownika>${gusKey}</ns:pKluczUzytkownika>`)],
    [
      'POST',
      's1',
      envelope(
        'DaneSzukajPodmioty',
        '<ns:pParametryWyszukiwania><dat:Nip>5261040828</dat:Nip></ns:pParametryWyszukiwania>',
      ),
    ],
  ]);
  expect(asked[1]?.headers.get('content-type')).toBe('application/soap+xml; charset=utf-8');
});

test('a number that GUS does not know is nobody', async () => {
  const { client } = await gus(() => notFound);
  expect(await client.find('8143430194')).toBeUndefined();
});

test('a company that was struck off is nobody', async () => {
  const struckOff = subject.replace(
    '<DataZakonczeniaDzialalnosci></',
    '<DataZakonczeniaDzialalnosci>2020-01-31</',
  );
  expect(await (await gus(() => struckOff)).client.find('5261040828')).toBeUndefined();
});

test('a session that GUS has let go is renewed once', async () => {
  const gone = error(7, 'Brak sesji. Sesja wygasła lub przekazano nieprawidłową wartość nagłówka sid.');
  const renewed = await gus((session) => (session === 's1' ? gone : subject));
  expect(await renewed.client.find('5261040828')).toMatchObject({ regon: '000331501' });
  expect(renewed.asked.map(operationOf)).toEqual([
    ...['Zaloguj', 'DaneSzukajPodmioty', 'Zaloguj', 'DaneSzukajPodmioty'],
  ]);
  const lost = await gus(() => gone);
  await expect(lost.client.find('5261040828')).rejects.toMatchObject({ name: 'ProviderUnavailable' });
});
