import { useTranslations } from 'use-intl';
import { Row } from '../../../../kit/elements/box.tsx';
import { SectionTitle } from '../../../../kit/elements/heading.tsx';
import { ToggleGroup } from '../../../../kit/form/toggle-group.tsx';
import type { PriceSide } from './offer-values.ts';
import type { OfferForm } from './use-offer-form.ts';

/** The products' title, and whether their prices are shown and typed net or gross. */
export function ProductsHead({ form, side }: { form: OfferForm; side: PriceSide }) {
  const t = useTranslations('items');
  return (
    <Row justifyContent="space-between" flexWrap="wrap" gap="2">
      <SectionTitle>{t('products')}</SectionTitle>
      <ToggleGroup
        legend={t('sides')}
        value={side}
        options={(['net', 'gross'] as const).map((value) => ({ value, label: t(`side.${value}`) }))}
        onValue={(next) => form.setFieldValue('side', next)}
      />
    </Row>
  );
}
