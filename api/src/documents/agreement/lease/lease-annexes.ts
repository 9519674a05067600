import type { Content } from 'pdfmake';
import { clauses, documentTitle, factTable, signatureLines } from '../../blocks.ts';
import type { LeaseData } from '../agreement.data.ts';
import { guaranteeAnnex } from '../guarantee.ts';
import { itemTable } from '../item-table.ts';
import { leaseSchedule } from '../schedule-annex.ts';

function specification(data: LeaseData): Content[] {
  return [
    { text: '', pageBreak: 'before' },
    documentTitle(
      'Załącznik nr 1. Specyfikacja Przedmiotu leasingu',
      `do umowy nr ${data.number} · kwoty w złotych`,
    ),
    itemTable(data.items),
    { text: `Dostawca: ${data.supplier.name}, ${data.supplier.address}.`, style: 'lead' },
    {
      text: 'Numery fabryczne, numery seryjne i numery IMEI urządzeń wpisuje się do protokołu odbioru w chwili wydania.',
      style: 'small',
    },
  ];
}

function acceptanceForm(data: LeaseData): Content[] {
  const blank = '\n';
  const stack = [
    documentTitle('Załącznik nr 2. Protokół odbioru', `do umowy nr ${data.number}`),
    factTable([
      ['Dostawca (wydający)', data.supplier.name],
      ['Korzystający (odbierający)', data.company.name],
      ['Przedmiot leasingu', data.items.map(({ name, quantity }) => `${name} – ${quantity} szt.`)],
      ['Numery seryjne lub IMEI', blank + blank],
      ['Miejsce i data wydania', blank],
    ]),
    clauses([
      'Dostawca wydał, a Korzystający odebrał Przedmiot leasingu opisany w Załączniku nr 1.',
      'Korzystający sprawdził Przedmiot leasingu. Jest on kompletny, zgodny z zamówieniem i nie ma widocznych wad.',
      'Korzystający otrzymał instrukcje, dokumenty gwarancyjne i wyposażenie.',
      'Protokół stanowi podstawę zapłaty ceny Dostawcy i rozpoczęcia okresu leasingu.',
    ]),
    signatureLines([
      { name: data.supplier.name, caption: 'Dostawca – data i podpis' },
      { name: data.company.name, caption: 'Korzystający – data i podpis osoby odbierającej' },
    ]),
  ];
  // On the page of the goods, where they leave room: whoever hands them over has both on one sheet.
  return [{ stack, unbreakable: true, margin: [0, 24, 0, 0] }];
}

/** The annexes by name, in the order of their numbers. */
export function leaseAnnexNames({ guarantee }: LeaseData): readonly string[] {
  const always = ['Specyfikacja Przedmiotu leasingu', 'Protokół odbioru', 'Harmonogram opłat leasingowych'];
  return guarantee ? [...always, 'Poręczenie'] : always;
}

/** The annexes that § 16 names. */
export function leaseAnnexes(data: LeaseData): Content[] {
  return [
    ...specification(data),
    ...acceptanceForm(data),
    ...leaseSchedule(data, 3),
    ...(data.guarantee ? guaranteeAnnex(data, data.guarantee, 4) : []),
  ];
}
