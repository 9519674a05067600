import { formatPercent, formatPln, grossFromNet, standardVat } from '@app/machines/rules';
import type { Calculation } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { AmountInput } from '../../../../kit/form/amount-input.tsx';
import { Field } from '../../../../kit/form/field.tsx';
import { PercentInput } from '../../../../kit/form/percent-input.tsx';
import type { Order } from '../../queries/order-query.ts';
import { amountSide, ownShown } from './offer-calculation.ts';
import { sideOf } from './offer-values.ts';
import type { OfferValues } from './offer-values.ts';

type Props = {
  order: Order;
  values: OfferValues;
  calculation: Calculation;
  onValues: (values: OfferValues) => void;
  errorOf: (fieldId: string) => string | null;
  onBlur: (fieldId: string) => void;
};

/** The own payment in złoty and in percent: the side that is typed leads, the other follows at once. */
export function OwnPaymentFields({ order, values, calculation, onValues, errorOf, onBlur }: Props) {
  const t = useTranslations('items');
  const { bounds } = calculation;
  const side = amountSide(order, values);
  const shown = ownShown(order, values, calculation);
  const bound = (grosz: number) =>
    formatPln(side === sideOf(order) ? grosz : grossFromNet(grosz, standardVat));
  return (
    <>
      <Field
        id="own-payment"
        label={t(`ownPayment.${side}`)}
        help={t('between', { from: bound(bounds.min), to: bound(bounds.max) })}
        required
        error={errorOf('own-payment')}
        span={6}
      >
        <AmountInput
          value={shown.amount}
          onValue={(value) => onValues({ ...values, own: { typed: side, value } })}
          onBlur={() => onBlur('own-payment')}
        />
      </Field>
      <Field
        id="own-payment-percent"
        label={t('ownPayment.percent')}
        help={t('between', { from: formatPercent(bounds.minPercent), to: formatPercent(bounds.maxPercent) })}
        required
        error={errorOf('own-payment-percent')}
        span={6}
      >
        <PercentInput
          value={shown.percent}
          onValue={(value) => onValues({ ...values, own: { typed: 'percent', value } })}
          onBlur={() => onBlur('own-payment-percent')}
        />
      </Field>
    </>
  );
}
