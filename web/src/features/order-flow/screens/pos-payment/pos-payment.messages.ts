import { withHardSpaces } from '../../../../texts/hard-spaces.ts';

/** Words of the initial payment at the counter. */
export const messages = withHardSpaces({
  posPayment: {
    amount: 'Opłata wstępna brutto',
    way: 'Sposób wpłaty',
    onPlace: {
      title: 'Na miejscu',
      text: 'Klient płaci u Ciebie, gotówką albo kartą. Umowę podpiszecie od razu.',
    },
    online: {
      title: 'Online',
      text: 'Klient dostaje link e-mailem i SMS-em i płaci w swoim banku.',
    },
    confirm: 'Potwierdzam, że wpłata {amount} została przyjęta',
    missing: 'Zaznacz, że wpłata została przyjęta',
    closed: 'Zamknięte: {why}',
    take: 'Potwierdzam wpłatę',
    send: 'Wyślij link',
    back: 'Cofnij',
    instead: 'Klient może też zapłacić na miejscu',
  },
});
