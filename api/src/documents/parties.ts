import { vatId } from './polish.ts';

/** The financing party as an administrator's settings describe it. Digits only in numbers. */
export interface FinancingParty {
  readonly name: string;
  /** 'ul. Prosta 51, 00-838 Warszawa' */
  readonly address: string;
  readonly city: string;
  readonly vatId: string;
  readonly regon: string;
  readonly krs: string;
  /** 'Sąd Rejonowy dla m.st. Warszawy w Warszawie, XIII Wydział Gospodarczy KRS' */
  readonly court: string;
  /** In grosz. */
  readonly shareCapital: number;
  readonly bankAccount: string;
  readonly phone: string;
  readonly email: string;
  readonly dataProtectionEmail: string;
}

/** What the financing party's wordmark says, and by what its text messages are known: the first word of its name. */
export const brandOf = ({ name }: Pick<FinancingParty, 'name'>): string => name.split(' ')[0] ?? '';

/** The client's company as the registry and the form gave it. */
export interface ClientCompany {
  readonly name: string;
  /** The Polish name of the legal form. */
  readonly legalForm: string;
  readonly address: string;
  readonly vatId: string;
  readonly regon: string | null;
  readonly krs: string | null;
  readonly email: string;
  readonly phone: string;
}

/** A person named in a document. What identifies the person is printed as it is given: mask it before, where it must be. */
export interface NamedPerson {
  readonly fullName: string;
  /** 'prezes zarządu', 'wspólnik', 'właściciel' … */
  readonly role: string;
  readonly pesel: string | null;
  /** 'dowód osobisty ABA 300000' */
  readonly document: string | null;
  readonly address: string | null;
}

/** 'NIP 814-343-01-94, REGON 123456785, KRS 0000512347': the numbers that are known. */
export function companyNumbers(company: Pick<ClientCompany, 'vatId' | 'regon' | 'krs'>): string {
  return [
    `NIP ${vatId(company.vatId)}`,
    company.regon && `REGON ${company.regon}`,
    company.krs && `KRS ${company.krs}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** 'Jan Kowalski, prezes zarządu, PESEL …, dowód osobisty …': what is known of the person. */
export function personLine(person: NamedPerson): string {
  return [person.fullName, person.role, person.pesel && `PESEL ${person.pesel}`, person.document]
    .filter(Boolean)
    .join(', ');
}
