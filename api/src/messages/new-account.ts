import { mail, type Mail, type Sender } from './mail.ts';

/** Somebody has an account from now on: who added it, and the link to choose its first password. `validDays` count from the sending. */
export function newAccountMail(data: {
  readonly sender: Sender;
  readonly askedBy: string;
  readonly email: string;
  readonly validDays: number;
  readonly url: string;
}): Mail {
  return mail(
    {
      subject: 'Masz nowe konto – ustaw hasło',
      heading: 'Ustaw hasło do nowego konta',
      paragraphs: [
        `Administrator (${data.askedBy}) utworzył dla Ciebie konto w panelu wniosków. Twój login to ${data.email}.`,
        'Aby się zalogować, najpierw ustaw hasło. Nikt poza Tobą go nie zna i nikt nie będzie o nie pytał.',
      ],
      button: { label: 'Ustaw hasło', url: data.url },
      notes: [
        `Link działa jeden raz, przez ${data.validDays} dni od wysłania tej wiadomości. Nie przekazuj go nikomu. Gdy wygaśnie, poproś administratora o nowy.`,
        'Jeśli nie wiesz, skąd to konto, zadzwoń do nas, zanim ustawisz hasło.',
      ],
    },
    data.sender,
  );
}
