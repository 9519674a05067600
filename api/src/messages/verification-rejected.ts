import { orderFact } from './financing-words.ts';
import { mail, type Mail, type Letterhead } from './mail.ts';

/** The bank's data differs from the application's; the client is asked to get in touch. */
export function verificationRejectedMail(data: {
  readonly sender: Letterhead;
  readonly orderNumber: string;
  readonly url: string;
}): Mail {
  return mail(
    {
      subject: `Weryfikacja w banku – wniosek nr ${data.orderNumber}`,
      heading: 'Nie udało się zweryfikować danych',
      paragraphs: [
        'Dane z rachunku bankowego różnią się od danych z wniosku. Skontaktuj się z nami i podaj numer wniosku, podpowiemy, co dalej.',
      ],
      facts: [orderFact(data.orderNumber)],
      button: { label: 'Zobacz wniosek', url: data.url },
    },
    data.sender,
  );
}
