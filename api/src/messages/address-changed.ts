import { dayAndTimeOf } from '../documents/polish.ts';
import { mail, type Mail, type Sender } from './mail.ts';

/**
 * To the address that an account had: an administrator gave it another, which the letter does not name. `changedAt` is
 * epoch ms.
 */
export function addressChangedMail(data: {
  readonly sender: Sender;
  readonly changedBy: string;
  readonly changedAt: number;
  readonly url: string;
}): Mail {
  return mail(
    {
      subject: 'Zmieniono adres e-mail Twojego konta',
      heading: 'Twoje konto ma inny adres e-mail',
      paragraphs: [
        `Administrator (${data.changedBy}) zmienił adres e-mail Twojego konta w panelu wniosków ${dayAndTimeOf(data.changedAt)}.`,
        'Na ten adres nie będziemy już pisać o koncie, a do panelu zalogujesz się nowym adresem.',
      ],
      button: { label: 'Przejdź do logowania', url: data.url },
      notes: ['Jeśli nie wiesz o tej zmianie, od razu zadzwoń do nas: ktoś mógł przejąć Twoje konto.'],
    },
    data.sender,
  );
}
