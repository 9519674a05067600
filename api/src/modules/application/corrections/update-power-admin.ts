import {
  isEmailOfOtherCompany,
  loadApplication,
  replacePersons,
  saveCompany,
  type Application,
  type Company,
  type Contact,
  type Order,
  type Person,
} from '@app/db';
import { isMasked, messages, type BodyOf } from '@app/machines/contract';
import { storeAddress } from '@app/machines/fields';
import { normaliseEmail, normaliseNrb, normalisePhone, storedPhone } from '@app/machines/rules';
import { invalid, notFound } from '../../../kernel/errors.ts';
import type { Command } from '../../../kernel/handlers.ts';
import { emailAssigned } from '../company/complement-company.ts';
import { corrected, writeCorrections } from './write-corrections.ts';

type Body = BodyOf<'updatePowerAdmin'>;

const trimmed = (value: string | undefined): string | undefined => value?.trim();
const phoneOf = (value: string | undefined): string | undefined =>
  value === undefined ? undefined : storedPhone(value);

/** The fields of `sent` that were sent, over those of `known`. */
const over = <T extends object>(known: T, sent: { readonly [K in keyof T]?: T[K] | undefined }): T => ({
  ...known,
  ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
});

function contactAfter({ contact }: Order, user: Body['user']): Contact | null {
  if (user === undefined) return contact;
  const sent = { fullName: trimmed(user.full_name), email: trimmed(user.email), phone: phoneOf(user.phone) };
  const after = over(contact ?? { fullName: '', email: '', phone: '' }, sent);
  const empty = Object.entries({ full_name: after.fullName, email: after.email, phone: after.phone }).filter(
    ([, value]) => value === '',
  );
  if (empty.length > 0)
    throw invalid(Object.fromEntries(empty.map(([name]) => [`user.${name}`, messages.required])));
  return after;
}

function personsAfter(persons: readonly Person[], sent: NonNullable<Body['persons']>): readonly Person[] {
  if (sent.some(({ id }) => !persons.some((person) => person.id === id))) throw notFound();
  const after = persons.map((person) => {
    const own = sent.find(({ id }) => id === person.id);
    return own === undefined
      ? person
      : over(person, { email: trimmed(own.email), phone: phoneOf(own.phone) });
  });
  refuseShared(after, sent);
  return after;
}

/** Who signs gets links and codes of his own. */
function refuseShared(persons: readonly Person[], sent: NonNullable<Body['persons']>): void {
  const signers = persons.filter(({ willSign }) => willSign);
  const keyOf = { email: normaliseEmail, phone: normalisePhone };
  const shared = sent.flatMap((own, index) =>
    (['email', 'phone'] as const)
      .filter((field) => own[field] !== undefined)
      .filter((field) => {
        const key = keyOf[field](own[field] ?? '');
        const holders = signers.filter((signer) => keyOf[field](signer[field] ?? '') === key);
        return holders.length > 1 && holders.some(({ id }) => id === own.id);
      })
      .map((field) => [`persons.${index}.${field}`, messages.duplicateContacts]),
  );
  if (shared.length > 0) throw invalid(Object.fromEntries(shared));
}

function companyAfter(company: Company | null, sent: Body['company']): Company | null {
  if (sent === undefined) return company;
  if (company === null) throw notFound();
  const { bank_account_number: account, correspondence_address: address } = sent;
  const stored = address && storeAddress({ ...address, correspondence: true });
  return {
    ...company,
    ...(account === undefined || isMasked(account) ? {} : { bankAccountNumber: normaliseNrb(account) }),
    ...(stored && { addresses: [...company.addresses.filter((each) => !each.correspondence), stored] }),
  };
}

const correspondenceOf = (company: Company | null) =>
  company?.addresses.find(({ correspondence }) => correspondence) ?? null;

/** What was corrected, field by field, under the names of the wire. */
const changesOf = (
  before: Pick<Application, 'company' | 'persons'> & Pick<Order, 'contact'>,
  after: typeof before,
) => [
  ...corrected('user.full_name', before.contact?.fullName, after.contact?.fullName),
  ...corrected('user.email', before.contact?.email, after.contact?.email),
  ...corrected('user.phone', before.contact?.phone, after.contact?.phone),
  ...before.persons.flatMap((person, index) => [
    ...corrected(`persons.${person.id}.email`, person.email, after.persons[index]?.email),
    ...corrected(`persons.${person.id}.phone`, person.phone, after.persons[index]?.phone),
  ]),
  ...corrected(
    'company.bank_account_number',
    before.company?.bankAccountNumber,
    after.company?.bankAccountNumber,
  ),
  ...corrected(
    'company.correspondence_address',
    correspondenceOf(before.company),
    correspondenceOf(after.company) ?? undefined,
  ),
];

/** The event of the switch, where it is turned; it is said with a reason. */
function cashPayment({ cashPaymentAllowed }: Order, { cash_payment_allowed: allowed, reason }: Body) {
  if (allowed === undefined || allowed === cashPaymentAllowed) return null;
  if ((reason ?? '').trim() === '') throw invalid({ reason: messages.required });
  return { type: 'CHANGE_CASH_PAYMENT', allowed } as const;
}

/** Contact, the persons' addresses and telephones, account and correspondence address; never what was decided on. */
export const updatePowerAdmin: Command<'updatePowerAdmin'> = async (request, order, { userId }) => {
  const { ports, body } = request;
  const event = cashPayment(order, body);
  const { company, persons } = await loadApplication(ports.db, order.id);
  const after = {
    contact: contactAfter(order, body.user),
    persons: personsAfter(persons, body.persons ?? []),
    company: companyAfter(company, body.company),
  };
  const { email } = after.contact ?? {};
  const isNewEmail = email !== undefined && email !== order.contact?.email;
  if (isNewEmail && company && (await isEmailOfOtherCompany(ports.db, email, company.vatId, order.id)))
    throw emailAssigned();
  const write = writeCorrections(order, body.version, {
    changes: changesOf({ contact: order.contact, persons, company }, after),
    userId,
    at: ports.now(),
    async write(tx) {
      if (body.persons?.length) await replacePersons(tx, order.id, after.persons);
      if (body.company && after.company) await saveCompany(tx, order.id, after.company, ports.now());
      return body.user ? { contact: after.contact } : {};
    },
  });
  return { event, write };
};
