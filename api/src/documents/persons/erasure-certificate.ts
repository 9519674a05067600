import type { KeptKind } from '@app/db';
import {
  dataKindNames,
  personRequestNames,
  retentionHoldNames,
  type DataKind,
  type PersonRequestKind,
  type RetentionHold,
} from '@app/machines/rules';
import type { Content } from 'pdfmake';
import { documentTitle, factTable, gridTable, section } from '../blocks.ts';
import type { DocumentDefinition, Template } from '../document.ts';
import { financingParty } from '../financing-party.ts';
import { dayAndTimeOf, dayOf } from '../polish.ts';

/** The text around what was done for a person's request. */
export const certificateTemplate = {
  id: 'zaswiadczenie-rodo',
  version: '1.0',
  since: '2026-11-28',
} as const satisfies Template;

/** What became of an order. */
interface CertifiedOrder {
  readonly number: string;
  readonly hold: RetentionHold | null;
  readonly erased: readonly DataKind[];
  readonly kept: readonly KeptKind[];
}

const outcomes: Readonly<Record<PersonRequestKind, string>> = {
  copy: 'Wydano kopię danych tej osoby.',
  correction: 'Przyjęto żądanie sprostowania; zmiany zapisano w historii wniosku.',
  erasure: 'Nic nie usunięto.',
  consents: 'Cofnięto zgody, które można cofnąć.',
};

function orderRows(
  kind: PersonRequestKind,
  { number, hold, erased, kept }: CertifiedOrder,
): readonly string[][] {
  const rows = [
    ...erased.map((what) => [number, dataKindNames[what], 'usunięto']),
    ...kept.map(({ kind: what, until, reason }) => [
      number,
      dataKindNames[what],
      `ograniczono, przechowujemy do ${dayOf(until)}: ${reason}`,
    ]),
  ];
  if (hold !== null && kind === 'erasure') return [[number, 'wszystkie dane', retentionHoldNames[hold]]];
  return rows.length === 0 ? [[number, 'dane tej osoby', outcomes[kind]]] : rows;
}

const ofBackups =
  'Kopie zapasowe: danych wniosku, z którego usunięto wszystko, nie da się odczytać w żadnej kopii, gdy tylko powstanie następna. Dane usunięte w części leżą zaszyfrowane w starszych kopiach, dopóki te są przechowywane, i nie są z nich przywracane.';

/** What was done for a person's request, order by order; it names nobody but who did it. */
export function certificateDocument(data: {
  readonly number: string;
  readonly kind: PersonRequestKind;
  readonly at: number;
  readonly by: string | null;
  readonly orders: readonly CertifiedOrder[];
}): DocumentDefinition {
  const { name, address, dataProtectionEmail } = financingParty;
  const title = 'Zaświadczenie o wykonaniu żądania';
  const rows = data.orders.flatMap((order) => orderRows(data.kind, order));
  const table: Content = gridTable(
    [
      { name: 'Wniosek', width: 70 },
      { name: 'Dane', width: 150 },
      { name: 'Co zrobiono', width: '*' },
    ],
    rows,
  );
  return {
    template: certificateTemplate,
    title,
    author: name,
    createdAt: data.at,
    header: { left: `${name}, ${address}`, right: `Żądanie ${data.number}` },
    footer: title,
    content: [
      documentTitle(title, `żądanie ${data.number} z ${dayOf(data.at)}`),
      factTable([
        ['Czego dotyczyło', personRequestNames[data.kind]],
        ['Wykonano', dayAndTimeOf(data.at)],
        ['Wykonał', data.by ?? 'administrator systemu, z wiersza poleceń'],
        ['Administrator danych', `${name}, ${address}`],
        ['Kontakt', dataProtectionEmail],
      ]),
      section('Co zrobiono', table),
      ...(data.kind === 'erasure' ? [{ text: ofBackups, style: 'small' }] : []),
      {
        text: 'Dane, których przechowywania wymaga prawo, są ograniczone: tylko je przechowujemy i usuniemy po upływie podanego terminu. Na to, co zrobiono, można złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.',
        style: 'small',
      },
    ],
  };
}
