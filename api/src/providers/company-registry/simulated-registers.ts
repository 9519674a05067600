import { xmlText } from '../xml.ts';
import { gusLegalForms } from '@app/machines/rules';
import type { SimulatedCompany } from './simulated-company.ts';

type Entry = NonNullable<SimulatedCompany['entry']>;
type Row = Readonly<Record<string, string>>;

const formNames: Readonly<Record<Entry['legalForm'], string>> = {
  dg: 'OSOBY FIZYCZNE PROWADZĄCE DZIAŁALNOŚĆ GOSPODARCZĄ',
  sc: 'SPÓŁKI CYWILNE',
  sj: 'SPÓŁKI JAWNE',
  sp: 'SPÓŁKI PARTNERSKIE',
  sk: 'SPÓŁKI KOMANDYTOWE',
  sz: 'SPÓŁKI Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
  sa: 'SPÓŁKI AKCYJNE',
};

const rows = (list: readonly Row[]): string => {
  const written = list.map((row) => {
    const fields = Object.entries(row).map(([name, value]) => `<${name}>${xmlText(value)}</${name}>`);
    return `<dane>${fields.join('')}</dane>`;
  });
  return `<root>${written.join('')}</root>`;
};

/** What GUS answers to a search by NIP. */
export const gusRow = (vatId: string, entry: Entry): string =>
  rows([
    {
      Regon: entry.regon,
      Nip: vatId,
      StatusNip: '',
      Nazwa: entry.name,
      Miejscowosc: entry.city,
      KodPocztowy: entry.postalCode,
      Ulica: entry.street,
      NrNieruchomosci: entry.buildingNumber,
      NrLokalu: entry.apartmentNumber,
      Typ: entry.legalForm === 'dg' ? 'F' : 'P',
      SilosID: entry.legalForm === 'dg' ? '1' : '6',
      DataZakonczeniaDzialalnosci: '',
      MiejscowoscPoczty: entry.city,
    },
  ]);

/** What GUS answers to the report of this name; a report that does not fit the company is empty. */
export function gusReports(entry: Entry, name: string): string {
  const symbol = Object.keys(gusLegalForms).find((key) => gusLegalForms[key] === entry.legalForm) ?? '';
  const reports: Readonly<Record<string, readonly Row[]>> = {
    BIR11OsPrawna: [
      {
        praw_regon9: entry.regon,
        praw_nazwa: entry.name,
        praw_numerWRejestrzeEwidencji: entry.krs ?? '',
        praw_dataRozpoczeciaDzialalnosci: entry.startedOn,
        praw_szczegolnaFormaPrawna_Symbol: symbol,
        praw_szczegolnaFormaPrawna_Nazwa: formNames[entry.legalForm],
      },
    ],
    BIR11OsPrawnaPkd: [
      { praw_pkdKod: entry.pkdCode, praw_pkdNazwa: entry.pkdName, praw_pkdPrzewazajace: '1' },
    ],
    BIR11OsPrawnaSpCywilnaWspolnicy: entry.people.map((person) => ({
      wspolsc_imiePierwsze: person.firstName,
      wspolsc_nazwisko: person.lastName,
    })),
    BIR11OsFizycznaDaneOgolne: entry.people.map((person) => ({
      fiz_imie1: person.firstName,
      fiz_nazwisko: person.lastName,
    })),
    BIR11OsFizycznaDzialalnoscCeidg: [{ fiz_dataRozpoczeciaDzialalnosci: entry.startedOn }],
    BIR11OsFizycznaPkd: [
      { fiz_pkd_Kod: entry.pkdCode, fiz_pkd_Nazwa: entry.pkdName, fiz_pkd_Przewazajace: '1' },
    ],
  };
  return rows(reports[name] ?? []);
}

const masked = (name: string): string => `${name.slice(0, 1)}*****`;

const maskedPerson = ({ firstName, lastName }: Entry['people'][number]): object => ({
  nazwisko: { nazwiskoICzlon: masked(lastName) },
  imiona: { imie: masked(firstName) },
  identyfikator: { pesel: '7**********' },
});

/** The current extract of KRS; persons are masked, as in the real open KRS. */
export const krsExtract = (vatId: string, entry: Entry): object => ({
  odpis: {
    rodzaj: 'Aktualny',
    naglowekA: { rejestr: 'RejP', numerKRS: entry.krs },
    dane: {
      dzial1: {
        danePodmiotu: {
          formaPrawna: formNames[entry.legalForm],
          identyfikatory: { regon: `${entry.regon}00000`, nip: vatId },
          nazwa: entry.name,
        },
      },
      dzial2: {
        reprezentacja: {
          sposobReprezentacji: entry.representation,
          sklad: entry.people
            .filter(({ proxy }) => proxy === undefined)
            .map((person) => ({
              ...maskedPerson(person),
              funkcjaWOrganie: person.position,
              czyZawieszona: false,
            })),
        },
        prokurenci: entry.people
          .filter(({ proxy }) => proxy !== undefined)
          .map((person) => ({ ...maskedPerson(person), rodzajProkury: person.proxy })),
      },
    },
  },
});
