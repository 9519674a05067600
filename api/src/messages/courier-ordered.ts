import { orderFact } from './financing-words.ts';
import { mail, type Mail, type Letterhead } from './mail.ts';

/** The courier is on the way with the agreement. */
export function courierOrderedMail(data: {
  readonly sender: Letterhead;
  readonly orderNumber: string;
  /** The client's link; null to a signer who is not the contact: whoever has it acts as the client. */
  readonly url: string | null;
  /** 'Prosta 51/3, 00-838 Warszawa'; null where it is not known. */
  readonly address: string | null;
  /** By which the courier's parcel is followed; null where the courier gave none. */
  readonly trackingNumber: string | null;
  /** All who sign, by name. */
  readonly signers: readonly string[];
}): Mail {
  return mail(
    {
      subject: `Kurier z umową – wniosek nr ${data.orderNumber}`,
      heading: 'Kurier przywiezie umowę do podpisu',
      paragraphs: [
        'Kurier przyjedzie w ciągu 1–2 dni roboczych na adres z wniosku. Przygotuj dowód osobisty, podpisz dwa egzemplarze umowy i jeden oddaj kurierowi.',
        ...(data.signers.length > 1
          ? ['Podczas wizyty kuriera muszą być obecne wszystkie osoby, które podpisują umowę.']
          : []),
      ],
      facts: [
        orderFact(data.orderNumber),
        ...(data.address === null ? [] : [['Adres', data.address] as const]),
        ...(data.trackingNumber === null ? [] : [['Numer przesyłki', data.trackingNumber] as const]),
        ...(data.signers.length === 0 ? [] : [['Podpisują', data.signers.join(', ')] as const]),
      ],
      notes: [
        `Jeśli adres albo termin się nie zgadza, zadzwoń do nas, zanim kurier przyjedzie: ${data.sender.phone}.`,
      ],
      ...(data.url === null ? {} : { button: { label: 'Zobacz wniosek', url: data.url } }),
    },
    data.sender,
  );
}
