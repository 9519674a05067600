import type { Selectable } from 'kysely';
import type { Address } from './company.ts';
import type { Tx } from './engine/database.ts';
import { newId } from './engine/ids.ts';
import { openJson, sealJson } from './engine/sealed/seal.ts';
import { statement } from './engine/statement.ts';
import type { PersonsTable } from './tables/parties.ts';

export type DocumentType = 'id_card' | 'polish_passport' | 'foreign_passport' | 'residence_card';

/** Whoever signs, guarantees or represents. All of it personal, all of it sealed. Dates 'YYYY-MM-DD'. */
export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string | null;
  readonly shares: string | null;
  readonly pesel: string | null;
  readonly peselFromG2i: boolean;
  readonly birthedAt: string | null;
  readonly gender: 'male' | 'female' | null;
  readonly cityOfBirth: string | null;
  readonly countryOfBirth: string | null;
  readonly citizenships: readonly string[];
  readonly documentType: DocumentType | null;
  readonly seriesAndNumber: string | null;
  readonly releasedAt: string | null;
  readonly releasedBy: string | null;
  readonly documentExpiryDate: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly willSign: boolean;
  readonly guarantor: boolean;
  readonly doctor: boolean;
  readonly beneficiary: boolean;
  readonly representant: boolean;
  readonly companyStatement: boolean | null;
  readonly vatId: string | null;
  readonly companyName: string | null;
  readonly companyAddress: Address | null;
  readonly address: (Address & { readonly homeCountry: string | null }) | null;
  readonly pepOwn: boolean | null;
  readonly pepFamily: boolean | null;
  readonly pepAssociate: boolean | null;
  readonly criminalResponsibility: boolean | null;
  readonly identityConfirmedAt: number | null;
}

/** Of whoever was not stored before the id is missing; who keeps it stays the same person. */
export type NewPerson = Omit<Person, 'id'> & { readonly id?: string };

/** A person of whom nothing is known yet. */
export const newPerson = (): NewPerson => ({
  firstName: '',
  lastName: '',
  role: null,
  shares: null,
  pesel: null,
  peselFromG2i: false,
  birthedAt: null,
  gender: null,
  cityOfBirth: null,
  countryOfBirth: null,
  citizenships: [],
  documentType: null,
  seriesAndNumber: null,
  releasedAt: null,
  releasedBy: null,
  documentExpiryDate: null,
  email: null,
  phone: null,
  willSign: false,
  guarantor: false,
  doctor: false,
  beneficiary: false,
  representant: false,
  companyStatement: null,
  vatId: null,
  companyName: null,
  companyAddress: null,
  address: null,
  pepOwn: null,
  pepFamily: null,
  pepAssociate: null,
  criminalResponsibility: null,
  identityConfirmedAt: null,
});

const ofOrder = statement<{ orderId: string }, Selectable<PersonsTable>>((db, params) =>
  db.selectFrom('persons').selectAll().where('orderId', '=', params.orderId).orderBy('position'),
);

/** In the order of the form. */
export async function listPersons(tx: Tx, orderId: string): Promise<Person[]> {
  const rows = await tx.run(ofOrder, { orderId });
  return rows.map((row) => ({
    ...openJson<Person>(tx.keys, `persons:${row.id}:details`, row.details),
    id: row.id,
    identityConfirmedAt: row.identityConfirmedAt,
  }));
}

/** The order's persons are these and no others. Who keeps the id stays the same person. */
export async function replacePersons(tx: Tx, orderId: string, persons: readonly NewPerson[]): Promise<void> {
  await tx.kysely.deleteFrom('persons').where('orderId', '=', orderId).execute();
  if (persons.length === 0) return;
  await tx.kysely
    .insertInto('persons')
    .values(
      persons.map(({ id = newId(), identityConfirmedAt, ...details }, position) => ({
        id,
        orderId,
        position,
        details: sealJson(tx.keys, `persons:${id}:details`, details),
        identityConfirmedAt,
      })),
    )
    .execute();
}

/** Marks persons of an order as identified; who already was keeps the earlier time. Answers how many were marked now. */
export async function confirmIdentities(
  tx: Tx,
  orderId: string,
  personIds: readonly string[],
  at: number,
): Promise<number> {
  if (personIds.length === 0) return 0;
  const { numUpdatedRows } = await tx.kysely
    .updateTable('persons')
    .set({ identityConfirmedAt: at })
    .where('orderId', '=', orderId)
    .where('id', 'in', personIds)
    .where('identityConfirmedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
