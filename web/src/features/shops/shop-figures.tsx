import { useTranslations } from 'use-intl';
import { KeyValues } from '../../kit/elements/key-values.tsx';
import { PanelCard, PanelRows } from '../../kit/elements/panel-card.tsx';
import { TextLink } from '../../kit/elements/text-link.tsx';
import type { ManagedShop } from './shops-query.ts';

/** How much hangs on the shop. */
export function ShopFigures({ area, shop }: { area: string; shop: ManagedShop }) {
  const t = useTranslations('shop');
  return (
    <PanelCard title={t('parts.figures')} first>
      <KeyValues
        rows={[
          { label: t('accounts'), value: shop.accounts },
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

/** The sectors as addresses name them. */
const sectors = ['lease', 'industry', 'plm', 'med'] as const;

/** The ways to what the shop offers of each sector, and on whose terms. */
export function ShopCategories({ area, shop }: { area: string; shop: ManagedShop }) {
  const t = useTranslations('shop');
  return (
    <PanelCard title={t('parts.categories')} first>
      <PanelRows>
        {sectors.map((sector) => (
          <li key={sector}>
            <TextLink href={`/${area}/shops/${shop.id}/${sector}`}>{t(`sectors.${sector}`)}</TextLink>
          </li>
        ))}
      </PanelRows>
    </PanelCard>
  );
}
