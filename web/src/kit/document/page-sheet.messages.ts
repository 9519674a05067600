import { withHardSpaces } from '../../texts/hard-spaces.ts';

/** Words around the page of a document. */
export const messages = withHardSpaces({
  pageSheet: {
    previous: 'Poprzednia strona',
    next: 'Następna strona',
    page: 'strona {page} z {pages}',
    pageImage: 'Strona {page}, treść pod obrazem',
    picture: 'Strona {page}, bez treści do odczytania',
    larger: 'Powiększ stronę',
    smaller: 'Dopasuj stronę',
  },
});
