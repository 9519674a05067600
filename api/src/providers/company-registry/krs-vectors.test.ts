import { expect, onTestFinished, test } from 'vitest';
import { recordingProvider, type Recorded } from '../testing/recording-provider.ts';
import { krsClient } from './krs.ts';

/** An extract as the open KRS gives it: persons masked, dates dd.MM.yyyy, the REGON padded by zeros. */
const current = `{"odpis":{"rodzaj":"Aktualny",
  "naglowekA":{"rejestr":"RejP","numerKRS":"0000935386","dataCzasOdpisu":"20.11.2026 13:05:11","stanZDnia":"20.11.2026","dataRejestracjiWKRS":"22.11.2021","numerOstatniegoWpisu":3},
  "dane":{
    "dzial1":{"danePodmiotu":{"formaPrawna":"SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ","identyfikatory":{"regon":"52906603800000","nip":"6794802158"},"nazwa":"MOSTY I DROGI SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ"},
      "kapital":{"wysokoscKapitaluZakladowego":{"wartosc":"5000,00","waluta":"PLN"}}},
    "dzial2":{"reprezentacja":{"nazwaOrganu":"ZARZĄD","sposobReprezentacji":"DO SKŁADANIA OŚWIADCZEŃ W IMIENIU SPÓŁKI JEST UPOWAŻNIONY KAŻDY Z CZŁONKÓW ZARZĄDU SAMODZIELNIE.",
      "sklad":[
        {"nazwisko":{"nazwiskoICzlon":"K*****"},"imiona":{"imie":"J**","imieDrugie":"A***"},"identyfikator":{"pesel":"7**********"},"funkcjaWOrganie":"PREZES ZARZĄDU","czyZawieszona":false},
        {"nazwisko":{"nazwiskoICzlon":"N****"},"imiona":{"imie":"A***"},"identyfikator":{"pesel":"8**********"},"funkcjaWOrganie":"CZŁONEK ZARZĄDU","czyZawieszona":true}]},
      "prokurenci":[{"nazwisko":{"nazwiskoICzlon":"Z*****"},"imiona":{"imie":"P****"},"identyfikator":{"pesel":"6**********"},"rodzajProkury":"SAMOISTNA"}]},
    "dzial3":{"przedmiotDzialalnosci":{"przedmiotPrzewazajacejDzialalnosci":[{"opis":"ROBOTY ZWIĄZANE Z BUDOWĄ DRÓG I AUTOSTRAD","kodDzial":"42","kodKlasa":"11","kodPodklasa":"Z"}]}}}}}`;

async function extractOf(krs: string, reply: Recorded) {
  const provider = await recordingProvider(reply);
  onTestFinished(provider.close);
  const extract = await krsClient(provider.url)
    .currentExtract(krs)
    .catch((error: unknown) => error);
  return { extract, asked: provider.asked.map(({ method, path }) => `${method} ${path}`) };
}

test('a current extract of the register of entrepreneurs says how a company is represented, by persons without names', async () => {
  expect(await extractOf('0000935386', { body: current })).toEqual({
    asked: ['GET /api/krs/OdpisAktualny/0000935386?rejestr=P&format=json'],
    extract: {
      jointRepresentation:
        'DO SKŁADANIA OŚWIADCZEŃ W IMIENIU SPÓŁKI JEST UPOWAŻNIONY KAŻDY Z CZŁONKÓW ZARZĄDU SAMODZIELNIE.',
      representatives: [
        { firstName: null, lastName: null, position: 'PREZES ZARZĄDU' },
        { firstName: null, lastName: null, position: 'PROKURENT, PROKURA SAMOISTNA' },
      ],
    },
  });
});

test.each([
  ['404', { status: 404, body: '' }, undefined],
  ['500', { status: 500, body: '' }, expect.objectContaining({ name: 'ProviderUnavailable' })],
  ['something else', { body: '{"odpis":{}}' }, expect.objectContaining({ name: 'ProviderUnavailable' })],
])('an answer of %s is no extract', async (_what, reply, extract) => {
  expect((await extractOf('0000000001', reply)).extract).toEqual(extract);
});
