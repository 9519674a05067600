import type { DocumentDefinition, Template } from '../document.ts';
import { clauseSection, documentTitle, factTable, section, signatureLines } from '../blocks.ts';
import {
  companyNumbers,
  personLine,
  type ClientCompany,
  type FinancingParty,
  type NamedPerson,
} from '../parties.ts';
import { dayOf } from '../polish.ts';

/** The text of the client's power of attorney for credit bureaus. */
export const bikConsentTemplate = {
  id: 'zgoda-bik',
  version: '1.0',
  since: '2026-11-01',
} as const satisfies Template;

/**
 * The consent to ask BIK and the business information bureaus about a company. Without company and person it is the blank
 * form that the client downloads. `consentedAt` (epoch ms) is set where the consent was given in the application.
 */
export function bikConsentDocument(data: {
  readonly financing: FinancingParty;
  readonly company: ClientCompany | null;
  readonly person: NamedPerson | null;
  readonly consentedAt: number | null;
  readonly createdAt: number;
}): DocumentDefinition {
  const { financing, company, person } = data;
  const dots = '……………………………………………………';
  const name = company?.name ?? 'reprezentowanej przeze mnie firmy';
  const title = 'Pełnomocnictwo do BIK i upoważnienie do BIG';
  return {
    template: bikConsentTemplate,
    title,
    author: financing.name,
    createdAt: data.createdAt,
    header: { left: `${financing.name}, ${financing.address}`, right: 'Zgoda klienta' },
    footer: title,
    content: [
      documentTitle(title, 'udzielane w związku z wnioskiem o finansowanie'),
      section(
        'Kto udziela',
        factTable([
          ['Firma', company ? `${company.name}, ${company.address}` : dots],
          ['Numery', company ? companyNumbers(company) : 'NIP ………………………… REGON …………………………'],
          ['Osoba uprawniona', person ? personLine(person) : dots],
        ]),
      ),
      clauseSection('Biuro Informacji Kredytowej', [
        `Udzielam ${financing.name} pełnomocnictwa do wystąpienia do Biura Informacji Kredytowej S.A. (ul. Zygmunta Modzelewskiego 77a, 02-679 Warszawa) o udostępnienie informacji dotyczących zobowiązań ${name}, w tym informacji objętych tajemnicą bankową, w celu oceny zdolności kredytowej i analizy ryzyka kredytowego.`,
        'Podstawą udostępnienia informacji są art. 105 i art. 105a ustawy z 29 sierpnia 1997 r. – Prawo bankowe.',
      ]),
      clauseSection('Biura informacji gospodarczej', [
        `Upoważniam ${financing.name} do wystąpienia do biur informacji gospodarczej (BIG InfoMonitor S.A., Krajowy Rejestr Długów BIG S.A., ERIF BIG S.A.) o ujawnienie informacji gospodarczych dotyczących zobowiązań ${name}, na podstawie ustawy z 9 kwietnia 2010 r. o udostępnianiu informacji gospodarczych i wymianie danych gospodarczych.`,
        'Upoważnienie jest ważne 60 dni od dnia udzielenia.',
      ]),
      clauseSection('Oświadczenia', [
        'Jestem osobą uprawnioną do reprezentowania firmy w zakresie udzielenia tego pełnomocnictwa i upoważnienia.',
        'Pełnomocnictwo i upoważnienie mogę odwołać w każdym czasie. Odwołanie nie wpływa na zgodność z prawem zapytań złożonych wcześniej.',
      ]),
      data.consentedAt === null
        ? signatureLines([
            { name: 'miejscowość i data', caption: '' },
            {
              name: person?.fullName ?? 'czytelny podpis',
              caption: 'osoba uprawniona do reprezentowania firmy',
            },
          ])
        : {
            text: `Zgody udzielono elektronicznie ${dayOf(data.consentedAt)}.`,
            bold: true,
            margin: [0, 16, 0, 0],
          },
    ],
  };
}
