import type { Content } from 'pdfmake';
import type { Contact, Person } from '@app/db';
import { personPlaceNames, type PersonPlace } from '@app/machines/rules';
import { documentTitle, factTable, section } from '../blocks.ts';
import type { DocumentDefinition, Template } from '../document.ts';
import { financingParty } from '../financing-party.ts';
import { dayAndTimeOf, dayOf } from '../polish.ts';
import { personLabels, valueInWords } from './person-labels.ts';

/** The text around a copy of somebody's data. */
export const personCopyTemplate = {
  id: 'kopia-danych',
  version: '1.0',
  since: '2026-11-28',
} as const satisfies Template;

/** What an order keeps of a person. */
export interface CopiedOrder {
  readonly number: string;
  readonly begunAt: number;
  readonly shop: string;
  readonly status: string;
  readonly places: readonly PersonPlace[];
  readonly contact: Contact | null;
  readonly persons: readonly Omit<Person, 'id'>[];
  /** Of a sole trader, whose company's data are the person's own. */
  readonly company: Readonly<Record<string, unknown>> | null;
  /** Given or refused, by the text's name. */
  readonly consents: readonly { readonly name: string; readonly accepted: boolean; readonly at: number }[];
}

type Facts = readonly (readonly [string, string])[];

const contactFacts = (contact: Contact | null): Facts =>
  contact === null
    ? []
    : [
        ['Osoba kontaktowa', contact.fullName],
        ['E-mail', contact.email],
        ['Telefon', contact.phone],
      ];

const personFacts = (person: Omit<Person, 'id'>): Facts =>
  Object.entries(personLabels).flatMap(([name, label]) => {
    const value: unknown = Reflect.get(person, name);
    const said =
      name === 'identityConfirmedAt' && typeof value === 'number' ? dayAndTimeOf(value) : valueInWords(value);
    return said === null ? [] : [[label, said] as const];
  });

const companyFacts = (company: CopiedOrder['company']): Facts =>
  (
    [
      ['name', 'Firma'],
      ['vatId', 'NIP'],
      ['regon', 'REGON'],
      ['bankAccountNumber', 'Numer rachunku'],
    ] as const
  ).flatMap(([name, label]) => {
    const said = valueInWords(company?.[name]);
    return said === null ? [] : [[label, said] as const];
  });

const orderSection = (order: CopiedOrder): Content =>
  section(
    `Wniosek ${order.number}`,
    factTable([
      ['Rozpoczęty', dayOf(order.begunAt)],
      ['Sklep', order.shop],
      ['Status', order.status],
      ['Rola we wniosku', order.places.map((place) => personPlaceNames[place]).join(', ')],
      ...contactFacts(order.contact),
    ]),
    ...order.persons.map((person) => factTable(personFacts(person))),
    ...(order.company === null ? [] : [factTable(companyFacts(order.company))]),
    ...(order.consents.length === 0
      ? []
      : [
          factTable(
            order.consents.map(({ name, accepted, at }) => [
              name,
              `${accepted ? 'wyrażona' : 'niewyrażona'} ${dayOf(at)}`,
            ]),
          ),
        ]),
  );

/** A copy of somebody's data for them to read (RODO, article 15). */
export function personCopyDocument(data: {
  readonly number: string;
  readonly orders: readonly CopiedOrder[];
  readonly createdAt: number;
}): DocumentDefinition {
  const title = 'Kopia danych osobowych';
  const { name, address, dataProtectionEmail } = financingParty;
  return {
    template: personCopyTemplate,
    title,
    author: name,
    createdAt: data.createdAt,
    header: { left: `${name}, ${address}`, right: `Żądanie ${data.number}` },
    footer: title,
    content: [
      documentTitle(title, `żądanie ${data.number} z ${dayOf(data.createdAt)}, art. 15 i 20 RODO`),
      section(
        'Administrator danych',
        factTable([
          ['Nazwa', name],
          ['Adres', address],
          ['Kontakt', dataProtectionEmail],
        ]),
      ),
      ...data.orders.map(orderSection),
    ],
  };
}
