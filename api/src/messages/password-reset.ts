import { dayAndTimeOf } from '../documents/polish.ts';
import { mail, type Mail, type Sender } from './mail.ts';

/**
 * An administrator has reset the password: what happened, and the link to set a new one. `validMinutes` count from the
 * sending; `askedAt` is epoch ms.
 */
export function passwordResetMail(data: {
  readonly sender: Sender;
  readonly askedBy: string;
  readonly askedAt: number;
  readonly validMinutes: number;
  readonly url: string;
}): Mail {
  return mail(
    {
      subject: 'Twoje hasło zostało zresetowane – ustaw nowe',
      heading: 'Ustaw nowe hasło',
      paragraphs: [
        `Administrator (${data.askedBy}) zresetował hasło do Twojego konta ${dayAndTimeOf(data.askedAt)}.`,
        'Dotychczasowe hasło już nie działa, a konto zostało wylogowane na wszystkich urządzeniach. Aby znów się zalogować, ustaw nowe hasło, inne niż dotychczasowe.',
      ],
      button: { label: 'Ustaw hasło', url: data.url },
      notes: [
        `Link działa jeden raz, przez ${data.validMinutes} min od wysłania tej wiadomości. Nie przekazuj go nikomu. Gdy wygaśnie, poproś administratora o nowy.`,
        'Jeśli nie wiesz, dlaczego hasło zostało zresetowane, zadzwoń do nas, zanim ustawisz nowe.',
      ],
    },
    data.sender,
  );
}
