import { useTranslations } from 'use-intl';
import { KeyValues } from '../../kit/elements/key-values.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { TextLink } from '../../kit/elements/text-link.tsx';
import type { ManagedShop } from './shops-query.ts';

/** How much hangs on the shop. */
export function ShopFigures({
  area,
  shop,
  mayManage,
}: {
  area: string;
  shop: ManagedShop;
  mayManage: boolean;
}) {
  const t = useTranslations('shop');
  return (
    <PanelCard title={t('parts.figures')} first>
      <KeyValues
        rows={[
          {
            label: t('accounts'),
            value: mayManage ? (
              <TextLink href={`/${area}/shops/${shop.id}/accounts/edit`}>{shop.accounts}</TextLink>
            ) : (
              shop.accounts
            ),
          },
          { label: t('signedIn'), value: shop.signedIn },
          { label: t('openOrders'), value: shop.openOrders },
          {
            label: t('childShops'),
            value:
              shop.childShops === 0 ? (
                0
              ) : (
                <TextLink href={`/${area}/shops/${shop.id}/child-shops`}>{shop.childShops}</TextLink>
              ),
          },
        ]}
      />
    </PanelCard>
  );
}
