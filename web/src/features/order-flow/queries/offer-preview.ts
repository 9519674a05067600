import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Order } from './order-query.ts';

/** What a calculator shows before it is saved: the order's own amounts and goods in other figures. */
export type OfferPreview = Partial<Order>;

const previewKey = (slug: string) => ['offer-preview', slug] as const;

/** The order with what its calculator shows now: the card at the side follows what is typed. */
export function useShownOffer(order: Order): Order {
  const { data } = useQuery<OfferPreview | null>({
    queryKey: previewKey(order.slug),
    queryFn: () => null,
    enabled: false,
  });
  return { ...order, ...data };
}

/** Shows a preview for as long as the calculator stands. */
export function useOfferPreview(slug: string, preview: OfferPreview): void {
  const client = useQueryClient();
  const serialised = JSON.stringify(preview);
  useEffect(() => {
    client.setQueryData<OfferPreview | null>(previewKey(slug), JSON.parse(serialised) as OfferPreview);
  }, [client, slug, serialised]);
  useEffect(
    () => () => {
      client.setQueryData<OfferPreview | null>(previewKey(slug), null);
    },
    [client, slug],
  );
}
