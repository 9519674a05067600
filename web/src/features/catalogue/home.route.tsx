import { createFileRoute, redirect } from '@tanstack/react-router';

/** The default categories begin with those of leases. */
export const Route = createFileRoute('/_panel/$area/default_categories')({
  beforeLoad: ({ params: { area } }) => {
    throw redirect({
      to: '/$area/default_categories/$sector',
      params: { area, sector: 'lease' },
      replace: true,
    });
  },
});
