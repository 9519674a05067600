import { formatPln, fromDecimal } from '@app/machines/rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../kit/elements/box.tsx';
import { SmallText } from '../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../kit/elements/panel-card.tsx';
import { Loaded } from '../../kit/query/loaded.tsx';
import { shopProductsQuery } from './shops-query.ts';

/** The goods that salesmen of the shop pick instead of typing. */
export function ProductsCard({ shopId }: { shopId: string }) {
  const t = useTranslations('shop.products');
  const query = useQuery(shopProductsQuery(shopId));
  return (
    <PanelCard title={t('title')} {...(query.data && { count: query.data.products.length })} first>
      <Loaded query={query} failedTitle={t('failed')} rows={2}>
        {({ products }) =>
          products.length === 0 ? (
            <SmallText>{t('none')}</SmallText>
          ) : (
            <PanelRows>
              {products.map(({ id, name, grossPrice, category }) => (
                <li key={id}>
                  <Box flex="1" minWidth="0" overflowWrap="anywhere">
                    {name}
                    <Box color="ink.muted">{category ?? t('noCategory')}</Box>
                  </Box>
                  <Span fontVariantNumeric="tabular-nums">{formatPln(fromDecimal(grossPrice))}</Span>
                </li>
              ))}
            </PanelRows>
          )
        }
      </Loaded>
    </PanelCard>
  );
}
