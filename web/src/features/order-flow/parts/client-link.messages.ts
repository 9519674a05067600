import { withHardSpaces } from '../../../texts/hard-spaces.ts';

/** Words of the link that a client goes on with. */
export const messages = withHardSpaces({
  clientLink: {
    link: 'Link do wniosku',
    copy: 'Kopiuj link',
    copied: 'Link skopiowany',
    notCopied: 'Nie udało się skopiować linku. Zaznacz go i skopiuj.',
    code: 'Kod QR z linkiem do wniosku',
    scan: 'Klient może też zeskanować kod telefonem.',
  },
});
