import { providerNames } from '../../texts/provider-names.ts';
import { withHardSpaces } from '../../texts/hard-spaces.ts';

/** Words of the page of providers. */
export const messages = withHardSpaces({
  providers: {
    title: 'Dostawcy',
    states: 'Stan dostawców',
    failed: 'Nie udało się wczytać stanu dostawców',
    allDelivered: 'Wszystko dostarczone',
    works: 'działa',
    waiting: 'czeka: {count}',
    answered: 'ostatnia odpowiedź: {at}',
    neverAnswered: 'jeszcze bez odpowiedzi',
    retried: 'ponawiane: {count}, od {since}',
    notApplied: 'niezastosowane: {count}',
    resendAll: 'Ponów wszystkie',
    resendAllOf: 'Ponów wszystkie: {provider}',
    resent: 'Ponawiamy {count, plural, one {# skutek} few {# skutki} other {# skutków}}',
    name: providerNames,
    effects: {
      title: 'Skutki ponawiane',
      failed: 'Nie udało się wczytać skutków',
      attempts: '{count, plural, one {# próba} few {# próby} other {# prób}}, następna {when}',
      order: 'Wniosek {number}',
      resend: 'Wyślij teraz',
      resendOf: 'Wyślij teraz: {name}',
      done: 'Próbujemy teraz',
    },
    notifications: {
      title: 'Powiadomienia bez skutku',
      failed: 'Nie udało się wczytać powiadomień',
      none: 'Każde powiadomienie zostało zastosowane.',
      waits: 'ponawiane samo',
      retry: 'Spróbuj ponownie',
      retryOf: 'Spróbuj ponownie: {reason}',
      retried: 'Próbujemy jeszcze raz',
      more: 'Pokaż starsze',
    },
  },
});
