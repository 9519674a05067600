import { ProviderUnavailable } from '../provider-request.ts';
import { elementsAt, readXml, textAt } from '../xml.ts';
import type { XmlElement } from '../xml.ts';
import { askGus } from './gus-soap.ts';
import type { GusOperation, SoapField } from './gus-soap.ts';
import type { RegisteredCompany, Representative } from './company-registry.port.ts';

export type GusSubject = Pick<RegisteredCompany, 'vatId' | 'name' | 'regon' | 'address'> & {
  readonly kind: 'legal person' | 'natural person';
};

export type GusReport = Pick<RegisteredCompany, 'legalFormName' | 'krs' | 'pkdCode' | 'startedOn'> & {
  readonly legalFormSymbol: string;
  readonly people: readonly Representative[];
};

const nothingFound = '4';
const sessionGone = '7';
const orNull = (text: string): string | null => (text === '' ? null : text);

/** GUS BIR 1.1: finds a subject by NIP and reads its reports. The session is kept and renewed once when GUS has let it go. */
export function gusClient({ gusUrl, gusKey }: { readonly gusUrl: string; readonly gusKey: string }) {
  let session: string | undefined;

  async function logIn(): Promise<string> {
    session = await askGus(gusUrl, undefined, 'Zaloguj', [['ns:pKluczUzytkownika', gusKey]]);
    if (session === '') throw new ProviderUnavailable('GUS did not log us in');
    return session;
  }

  async function rows(operation: GusOperation, fields: readonly SoapField[]): Promise<readonly XmlElement[]> {
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const result = await askGus(gusUrl, session ?? (await logIn()), operation, fields);
      const found = elementsAt(readXml(result), 'root', 'dane');
      const code = textAt(found[0], 'ErrorCode');
      if (code === nothingFound) return [];
      if (code === '' && found.length > 0) return found;
      session = undefined;
      if (code !== sessionGone && code !== '') throw new ProviderUnavailable(`GUS answered error ${code}`);
    }
    throw new ProviderUnavailable('GUS let the session go twice');
  }

  const reportOf = (subject: GusSubject, name: string): Promise<readonly XmlElement[]> =>
    rows('DanePobierzPelnyRaport', [
      ['ns:pRegon', subject.regon],
      ['ns:pNazwaRaportu', name],
    ]);

  return {
    async find(vatId: string): Promise<GusSubject | undefined> {
      const found = await rows('DaneSzukajPodmioty', [['ns:pParametryWyszukiwania', [['dat:Nip', vatId]]]]);
      const running = found.find((row) => textAt(row, 'DataZakonczeniaDzialalnosci') === '');
      return running === undefined ? undefined : subjectOf(running);
    },

    async report(subject: GusSubject): Promise<GusReport> {
      if (subject.kind === 'natural person') {
        const [person] = await reportOf(subject, 'BIR11OsFizycznaDaneOgolne');
        const [business] = await reportOf(subject, 'BIR11OsFizycznaDzialalnoscCeidg');
        return soleTrader(person, business, await reportOf(subject, 'BIR11OsFizycznaPkd'));
      }
      const [company] = await reportOf(subject, 'BIR11OsPrawna');
      const activities = await reportOf(subject, 'BIR11OsPrawnaPkd');
      const civil = textAt(company, 'praw_szczegolnaFormaPrawna_Symbol') === '019';
      const partners = civil ? await reportOf(subject, 'BIR11OsPrawnaSpCywilnaWspolnicy') : [];
      return legalPerson(company, activities, partners);
    },
  };
}

function subjectOf(row: XmlElement): GusSubject {
  return {
    vatId: textAt(row, 'Nip'),
    name: textAt(row, 'Nazwa'),
    regon: textAt(row, 'Regon'),
    kind: ['F', 'LF'].includes(textAt(row, 'Typ')) ? 'natural person' : 'legal person',
    address: {
      street: textAt(row, 'Ulica'),
      buildingNumber: textAt(row, 'NrNieruchomosci'),
      apartmentNumber: orNull(textAt(row, 'NrLokalu')),
      postalCode: textAt(row, 'KodPocztowy'),
      city: textAt(row, 'Miejscowosc'),
    },
  };
}

const mainActivity = (rows: readonly XmlElement[], prefix: string, main: string): string | null =>
  orNull(textAt(rows.find((row) => textAt(row, main) === '1') ?? rows[0], `${prefix}Kod`));

function soleTrader(
  person: XmlElement | undefined,
  business: XmlElement | undefined,
  pkd: readonly XmlElement[],
): GusReport {
  const owner = {
    firstName: textAt(person, 'fiz_imie1'),
    lastName: textAt(person, 'fiz_nazwisko'),
    position: 'WŁAŚCICIEL',
  };
  return {
    legalFormSymbol: '099',
    legalFormName: 'OSOBA FIZYCZNA PROWADZĄCA DZIAŁALNOŚĆ GOSPODARCZĄ',
    krs: null,
    pkdCode: mainActivity(pkd, 'fiz_pkd_', 'fiz_pkd_Przewazajace'),
    startedOn: orNull(textAt(business, 'fiz_dataRozpoczeciaDzialalnosci')),
    people: [owner],
  };
}

function legalPerson(
  company: XmlElement | undefined,
  pkd: readonly XmlElement[],
  partners: readonly XmlElement[],
): GusReport {
  const symbol = textAt(company, 'praw_szczegolnaFormaPrawna_Symbol');
  return {
    legalFormSymbol: symbol,
    legalFormName: textAt(company, 'praw_szczegolnaFormaPrawna_Nazwa'),
    krs: symbol === '019' ? null : orNull(textAt(company, 'praw_numerWRejestrzeEwidencji')),
    pkdCode: mainActivity(pkd, 'praw_pkd', 'praw_pkdPrzewazajace'),
    startedOn: orNull(textAt(company, 'praw_dataRozpoczeciaDzialalnosci')),
    people: partners.map((partner) => ({
      firstName: orNull(textAt(partner, 'wspolsc_imiePierwsze')),
      lastName: orNull(textAt(partner, 'wspolsc_nazwisko')),
      position: 'WSPÓLNIK',
    })),
  };
}
