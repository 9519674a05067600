import { useCommand } from '../../api/use-command.ts';
import { ShopKeys } from './shop-keys.tsx';
import type { ManagedShop } from './shops-query.ts';

type Props = {
  shop: ManagedShop;
  mayManage: boolean;
  onChanged: (shop: ManagedShop) => Promise<void>;
};

/** The keys of a shop's server as head office keeps them. */
export function ManagedKeys({ shop, mayManage, onChanged }: Props) {
  const params = { id: shop.id };
  const creating = useCommand('createShopKey', { onReply: ({ shop: changed }) => onChanged(changed) });
  const revoking = useCommand('revokeShopKey', { onReply: onChanged });
  return (
    <ShopKeys
      keys={shop.apiKeys}
      sandboxUrl={shop.sandboxUrl}
      mayManage={mayManage}
      onAdd={async (name, sandbox) => {
        const result = await creating.send({ params, body: { name, ...(sandbox && { sandbox }) } });
        return result?.ok === true ? result.reply.key : null;
      }}
      error={creating.errors['name']}
      onRevoke={(id) => revoking.send({ params: { ...params, key_id: id } })}
      busy={creating.busy || revoking.busy}
    />
  );
}
