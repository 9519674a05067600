import { mail, type Mail, type Sender } from './mail.ts';

/** The link to set a new password: one use, and only for `validMinutes`. */
export function newPasswordMail(data: {
  readonly sender: Sender;
  readonly validMinutes: number;
  readonly url: string;
}): Mail {
  return mail(
    {
      subject: 'Ustaw nowe hasło',
      heading: 'Ustaw nowe hasło',
      paragraphs: [
        'Otrzymaliśmy prośbę o nowe hasło do Twojego konta. Aby je ustawić, otwórz poniższy link.',
        `Link działa jeden raz i wygasa po ${data.validMinutes} min.`,
      ],
      button: { label: 'Ustaw hasło', url: data.url },
      notes: ['Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Dotychczasowe hasło pozostaje bez zmian.'],
    },
    data.sender,
  );
}
