import { dayOf } from '../documents/polish.ts';
import { orderFact } from './financing-words.ts';
import { mail, type Mail, type Letterhead } from './mail.ts';

/** The link to an application that has just begun: the way back from any device. `openUntil` in epoch ms. */
export function applicationLinkMail(data: {
  readonly sender: Letterhead;
  readonly orderNumber: string;
  readonly companyName: string;
  readonly openUntil: number | null;
  readonly url: string;
}): Mail {
  return mail(
    {
      subject: `Link do Twojego wniosku nr ${data.orderNumber}`,
      heading: 'Twój wniosek jest rozpoczęty',
      paragraphs: [
        'Jeśli teraz go wypełniasz, nie musisz nic robić. Zachowaj tę wiadomość: tym linkiem wrócisz do wniosku w dowolnej chwili, także z innego urządzenia.',
      ],
      facts: [
        orderFact(data.orderNumber),
        ...(data.companyName === '' ? [] : [['Firma', data.companyName] as const]),
        ...(data.openUntil === null ? [] : [['Możesz wrócić do', dayOf(data.openUntil)] as const]),
      ],
      button: { label: 'Otwórz wniosek', url: data.url },
      notes: [
        'Link jest przeznaczony tylko dla Ciebie. Nie przekazuj go innym osobom. Jeśli to nie Twój wniosek, zignoruj tę wiadomość.',
      ],
    },
    data.sender,
  );
}
