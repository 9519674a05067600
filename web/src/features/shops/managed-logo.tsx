import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../api/use-command.ts';
import { LogoCard } from './logo-card.tsx';
import { sendShopForm } from './send-shop-form.ts';
import { shopQuery, shopsKey } from './shops-query.ts';
import type { ManagedShop } from './shops-query.ts';

/** The logo of a shop as head office keeps it. */
export function ManagedLogo({ shop, mayManage }: { shop: ManagedShop; mayManage: boolean }) {
  const client = useQueryClient();
  const params = { id: shop.id };
  async function reread() {
    // The form keeps what was typed; the logo is no part of it.
    await client.invalidateQueries({ queryKey: shopQuery(shop.id).queryKey });
    await client.invalidateQueries({ queryKey: [...shopsKey, 'list'] });
  }
  const removal = useCommand('removeShopLogo', { onReply: reread, onRefused: () => undefined });
  return (
    <LogoCard
      shop={shop}
      mayManage={mayManage}
      onSend={async (data) => {
        const sent = await sendShopForm('setShopLogo', data, params);
        if (!sent.ok) return sent.reason;
        await reread();
        return null;
      }}
      onRemove={async () => {
        const result = await removal.send({ params });
        // A failure was shown by then.
        if (result === null) return '';
        return result.ok ? null : result.kind === 'refused' ? result.reason : '';
      }}
    />
  );
}
