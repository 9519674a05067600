import type { Content } from 'pdfmake';
import { clauses, signatureLines } from '../blocks.ts';
import type { AgreementData } from './agreement.data.ts';

/**
 * The last two clauses and the places to sign, on one page: a page that holds nothing but signatures could be put under
 * another agreement. The financing party signs first, then each person who signs for the client.
 */
export function annexesAndSignatures(
  data: AgreementData,
  annexes: readonly string[],
  start: number,
  clientName: string,
): Content {
  const manner =
    data.form === 'electronic'
      ? 'Umowę sporządzono w postaci elektronicznej. Podpisy elektroniczne Stron są trwale połączone z tym dokumentem.'
      : 'Umowę sporządzono w dwóch jednobrzmiących egzemplarzach, po jednym dla każdej ze Stron.';
  const goods = data.items.map(({ name, quantity }) => `${name}, ${quantity} szt.`).join('; ');
  const points = annexes.map(
    (name, index) => `Załącznik nr ${index + 1} – ${name}${index === annexes.length - 1 ? '.' : ';'}`,
  );
  return {
    unbreakable: true,
    stack: [
      clauses([{ text: 'Integralną część Umowy stanowią załączniki:', points }, manner], start),
      // Whoever signs sees on this page what for.
      { text: `Umowa nr ${data.number}: ${goods}`, style: 'small', margin: [0, 8, 0, 0] },
      signatureLines([
        { name: data.financing.name, caption: 'data i podpis osoby upoważnionej' },
        ...data.signing.map((person) => ({
          name: person.fullName,
          caption: `${clientName}: ${person.role} – data i podpis`,
        })),
      ]),
    ],
  };
}
