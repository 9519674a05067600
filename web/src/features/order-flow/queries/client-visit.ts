import { queryOptions } from '@tanstack/react-query';
import { askApi } from '../../../api/call-api.ts';

/** How often the salesman's page asks whether its client is there, milliseconds. */
const look = 10_000;

/** Whether the client is at the order's page, and when he last was. */
export const clientVisitQuery = (slug: string) =>
  queryOptions({
    queryKey: ['client-visit', slug],
    queryFn: ({ signal }) => askApi('shopGetClientVisit', { params: { slug }, signal }),
    refetchInterval: look,
  });
