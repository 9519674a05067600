import { financingPolicy } from '@app/machines/order';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { orderKey } from '../../features/order-flow/queries/order-query.ts';
import type { Order } from '../../features/order-flow/queries/order-query.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { themeNamed, themeOfVisit } from '../../theme/themes.ts';
import { MaintenancePage } from './maintenance-page.tsx';
import { useService } from './use-service.ts';

/** The maintenance page while the server is closed, in the theme of the order beneath it; afterwards what is shown is read anew. */
export function Maintenance() {
  const { state, closedAt } = useService();
  const client = useQueryClient();
  const { slug } = useParams({ strict: false });
  const wasClosed = useRef(false);
  useEffect(() => {
    if (wasClosed.current && state !== 'closed') void client.invalidateQueries();
    wasClosed.current = state === 'closed';
  }, [client, state]);
  if (closedAt === null) return null;
  const order = slug === undefined ? undefined : client.getQueryData<Order>(orderKey(slug));
  const theme =
    order === undefined
      ? themeOfVisit()
      : themeNamed(order.shopAttributes.customTheme, financingPolicy[order.facts.financingType].contract);
  return (
    <ThemeProvider theme={theme}>
      <MaintenancePage closedAt={closedAt} />
    </ThemeProvider>
  );
}
