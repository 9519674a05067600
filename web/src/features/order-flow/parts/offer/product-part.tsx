import type { CategoryTerms } from '@app/machines/rules';
import { useStore } from '@tanstack/react-form';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Row } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Card } from '../../../../kit/elements/card.tsx';
import { SectionTitle, SmallText } from '../../../../kit/elements/heading.tsx';
import { withFieldGroup } from '../../../../kit/form/form.tsx';
import { ToggleGroup } from '../../../../kit/form/toggle-group.tsx';
import type { PredefinedProduct } from './category-terms.ts';
import { ItemFields } from './item-fields.tsx';
import { pickedOf } from './offer-values.ts';
import type { ItemValues, OfferSubject, PriceSide } from './offer-values.ts';
import { PickDialog } from './pick-dialog.tsx';
import { useShopLimit } from './use-shop-limit.ts';

type Values = { side: PriceSide; items: [ItemValues] };

type Props = {
  subject: OfferSubject;
  categories: readonly CategoryTerms[];
  /** What the shop lets pick instead of typing. */
  products: readonly PredefinedProduct[];
  /** What an order of the shop may be worth. */
  bounds: Parameters<typeof useShopLimit>[0];
};

/** The product that an offer begins with, typed or picked. */
export const ProductPart = withFieldGroup({
  defaultValues: {} as Values,
  props: {} as Props,
  render: function ProductPart({ group, subject, categories, products, bounds }) {
    const t = useTranslations('newOffer');
    const words = useTranslations('items');
    const side = useStore(group.store, (state) => state.values.side);
    const limit = useShopLimit(bounds);
    const [picking, setPicking] = useState(false);
    return (
      <>
        <Row mt="8" justifyContent="space-between" flexWrap="wrap" gap="2">
          <SectionTitle>{t('product')}</SectionTitle>
          <ToggleGroup
            legend={words('sides')}
            value={side}
            options={(['net', 'gross'] as const).map((value) => ({ value, label: words(`side.${value}`) }))}
            onValue={(value) => group.setFieldValue('side', value)}
          />
        </Row>
        <SmallText mt="1">{t('lead')}</SmallText>
        <Card padded mt="4">
          <ItemFields form={group} fields="items[0]" order={subject} side={side} categories={categories} />
          {products.length > 0 && (
            <Box mt="2">
              <Button kind="quiet" icon={ListPlus} onClick={() => setPicking(true)}>
                {t('pick')}
              </Button>
            </Box>
          )}
        </Card>
        {limit !== null && <SmallText mt="2">{limit}</SmallText>}
        {picking && (
          <PickDialog
            products={products}
            side={side}
            onChoose={(product) => {
              group.setFieldValue('items[0]', (item: ItemValues) => ({ ...item, ...pickedOf(product) }));
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        )}
      </>
    );
  },
});
