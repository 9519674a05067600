import { queryOptions } from '@tanstack/react-query';
import { askApi } from './call-api.ts';

/** Who of the head office may attend to an order and be given tasks. */
export const administratorsQuery = queryOptions({
  queryKey: ['administrators'],
  queryFn: ({ signal }) => askApi('listAdministrators', { signal }),
});
