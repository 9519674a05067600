import { demoPersons } from '@app/db/demo';
import type { DemoPerson } from '@app/db/demo';
import type { LegalForm } from '@app/machines/rules';
import { vatIdOf } from './form-walks.ts';
import type { FormWalk } from './form-walks.ts';

/** A company of the registry's simulator, as far as its form shows or asks it. */
export interface Applicant {
  readonly name: string;
  readonly seat: readonly [
    street: string,
    building: string,
    apartment: string | null,
    code: string,
    city: string,
  ];
  readonly signs: 1 | 2;
  /** The function of whoever the registry names beside those who sign. */
  readonly rests?: string;
  /** Whether the form asks if all sign who must. */
  readonly jointly?: true;
  /** What is asked of each person who signs: the function, shares or who the owners are, a living address. */
  readonly asked: readonly ('role' | 'shares' | 'owner' | 'living')[];
}

/** Who applies, by legal form. */
export const applicants: Readonly<Record<LegalForm, Applicant>> = {
  dg: {
    name: 'STUDIO FOTOGRAFII JAN KOWALSKI',
    seat: ['Lipowa', '12', '4', '53-505', 'Wrocław'],
    signs: 1,
    asked: ['living'],
  },
  sc: {
    name: 'PRACOWNIA CERAMIKI S.C. ANNA WIŚNIEWSKA, PIOTR ZIELIŃSKI',
    seat: ['Garncarska', '7', null, '61-701', 'Poznań'],
    signs: 2,
    asked: ['role', 'shares', 'living'],
  },
  sj: {
    name: 'PIEKARNIA POD KASZTANEM NOWAK I WSPÓLNICY SPÓŁKA JAWNA',
    seat: ['Kasztanowa', '44', null, '81-718', 'Sopot'],
    signs: 1,
    rests: 'Wspólnik',
    asked: ['role', 'owner'],
  },
  sp: {
    name: 'STOMATOLODZY SADOWSKA I WRÓBEL LEKARZE SPÓŁKA PARTNERSKA',
    seat: ['Lubartowska', '26', '3', '20-085', 'Lublin'],
    signs: 1,
    rests: 'Partner',
    jointly: true,
    asked: ['role', 'owner'],
  },
  sk: {
    name: 'TARTAK BUKOWY MAZUREK SPÓŁKA KOMANDYTOWA',
    seat: ['Leśna', '8', null, '82-300', 'Elbląg'],
    signs: 2,
    jointly: true,
    asked: ['role', 'owner'],
  },
  sz: {
    name: 'NOWE ŹRÓDŁO SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
    seat: ['Źródlana', '18A', null, '03-821', 'Warszawa'],
    signs: 1,
    rests: 'Członek zarządu',
    asked: ['role', 'owner'],
  },
  sa: {
    name: 'ZAKŁADY OPTYCZNE HORYZONT SPÓŁKA AKCYJNA',
    seat: ['Soczewkowa', '1', null, '53-505', 'Wrocław'],
    signs: 2,
    jointly: true,
    asked: ['role', 'owner'],
  },
};

/** Whoever signs in a walk; the first is the contact, and of a medical order the doctor who guarantees. */
export function signersOf({ legalForm }: FormWalk): readonly DemoPerson[] {
  const known = demoPersons.filter(({ vatId }) => vatId === vatIdOf[legalForm]);
  return known.slice(0, applicants[legalForm].signs);
}

/** The contact: what the salesman wrote, else the first signer under an address of the walk's own. */
export function contactOf(walk: FormWalk): DemoPerson {
  const [first] = signersOf(walk);
  if (first === undefined) throw new Error(`Nobody signs for ${walk.legalForm}`);
  return walk.begins === 'sent offer'
    ? first
    : { ...first, email: `${walk.legalForm}.${walk.financingType}@klient.example` };
}

/** Whether the first signer guarantees as a doctor with a practice of his own; a sole trader has none beside the business that applies. */
export const practises = ({ financingType, legalForm }: FormWalk): boolean | null =>
  financingType === 'medical' ? legalForm !== 'dg' : null;

/** A doctor's practice in the registry. */
export const practice = {
  vatId: '9512456713',
  name: 'INDYWIDUALNA PRAKTYKA STOMATOLOGICZNA AGNIESZKA SADOWSKA',
  seat: ['Narutowicza', '41', '2', '20-016', 'Lublin'],
} as const;
