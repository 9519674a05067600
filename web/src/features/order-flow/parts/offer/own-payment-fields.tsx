import { formatPercent, formatPln, grossFromNet, standardVat } from '@app/machines/rules';
import type { Calculation } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { AmountInput } from '../../../../kit/form/amount-input.tsx';
import { Field } from '../../../../kit/form/field.tsx';
import { useControl, useFieldError, useFieldId } from '../../../../kit/form/form-context.ts';
import { PercentInput } from '../../../../kit/form/percent-input.tsx';
import type { Order } from '../../queries/order-query.ts';
import { amountSide, ownShown } from './offer-calculation.ts';
import { sideOf } from './offer-values.ts';
import type { OfferValues } from './offer-values.ts';

type Props = { order: Order; values: OfferValues; calculation: Calculation };

/** The own payment in złoty and in percent: the side that is typed leads and has the error, the other follows at once. */
export function OwnPaymentFields({ order, values, calculation }: Props) {
  const t = useTranslations('items');
  const id = useFieldId();
  const { onValue, onBlur } = useControl<OfferValues['own']>();
  const error = useFieldError();
  const { bounds } = calculation;
  const side = amountSide(order, values);
  const shown = ownShown(order, values, calculation);
  const bound = (grosz: number) =>
    formatPln(side === sideOf(order) ? grosz : grossFromNet(grosz, standardVat));
  const leads = { id, error };
  const follows = { id: `${id}-other`, error: null };
  const isPercent = values.own.typed === 'percent';
  return (
    <>
      <Field
        {...(isPercent ? follows : leads)}
        label={t(`ownPayment.${side}`)}
        help={t('between', { from: bound(bounds.min), to: bound(bounds.max) })}
        required
      >
        <AmountInput
          value={shown.amount}
          onValue={(value) => onValue({ typed: side, value })}
          onBlur={onBlur}
        />
      </Field>
      <Field
        {...(isPercent ? leads : follows)}
        label={t('ownPayment.percent')}
        help={t(side === sideOf(order) ? 'between' : 'betweenNet', {
          from: formatPercent(bounds.minPercent),
          to: formatPercent(bounds.maxPercent),
        })}
        required
      >
        <PercentInput
          value={shown.percent}
          onValue={(value) => onValue({ typed: 'percent', value })}
          onBlur={onBlur}
        />
      </Field>
    </>
  );
}
