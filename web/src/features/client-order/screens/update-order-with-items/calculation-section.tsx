import { formatPln, satisfiesTaxTerm, shortestTaxTerm } from '@app/machines/rules';
import type { Calculation } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { AmountInput } from '../../../../kit/form/amount-input.tsx';
import { Box, FieldGrid } from '../../../../kit/elements/box.tsx';
import { Card, Note } from '../../../../kit/elements/card.tsx';
import { Field } from '../../../../kit/form/field.tsx';
import { Section } from '../../../../kit/elements/section.tsx';
import { Select } from '../../../../kit/form/select.tsx';
import type { Order } from '../../queries/order-query.ts';
import { sideOf } from './offer-values.ts';
import type { OfferValues } from './offer-values.ts';
import { OfferTotals } from './offer-totals.tsx';
import { OwnPaymentFields } from './own-payment-fields.tsx';

type Props = {
  order: Order;
  values: OfferValues;
  calculation: Calculation;
  onValues: (values: OfferValues) => void;
  errorOf: (fieldId: string) => string | null;
  onBlur: (fieldId: string) => void;
};

/** How many instalments and how much at once, and what follows from it at once. */
export function CalculationSection(props: Props) {
  const { order, values, calculation, onValues, errorOf, onBlur } = props;
  const t = useTranslations('items');
  const { counts, customPurposeLoanLimit: limit } = calculation;
  const chosen = calculation.paymentsCount;
  const options = counts.includes(chosen) ? counts : [...counts, chosen].sort((one, other) => one - other);
  const [least, most] = [counts[0], counts.at(-1)];
  return (
    <Section title={t('calculation')} lead={t('calculationLead')}>
      <Card padded>
        <FieldGrid>
          <Field
            id="payments-count"
            label={t('count')}
            help={
              least === undefined || most === undefined
                ? t('noCounts')
                : t('between', { from: least, to: most })
            }
            required
            error={errorOf('payments-count')}
            span={12}
          >
            <Box maxWidth={{ lg: '264px' }}>
              <Select
                value={String(chosen)}
                options={options.map((count) => ({
                  value: String(count),
                  label: t('instalments', { count }),
                }))}
                onChange={(event) => onValues({ ...values, paymentsCount: Number(event.target.value) })}
              />
            </Box>
          </Field>
          <OwnPaymentFields {...props} />
          {limit !== null && (
            <Field
              id="custom-purpose-loan"
              label={t('customPurposeLoan')}
              help={t('customPurposeLoanHelp', { limit: formatPln(limit) })}
              error={errorOf('custom-purpose-loan')}
              span={12}
            >
              <Box maxWidth={{ lg: '264px' }}>
                <AmountInput
                  value={values.customPurposeLoan}
                  max={limit}
                  onValue={(customPurposeLoan) => onValues({ ...values, customPurposeLoan })}
                  onBlur={() => onBlur('custom-purpose-loan')}
                />
              </Box>
            </Field>
          )}
        </FieldGrid>
        <OfferTotals order={order} calculation={calculation} />
      </Card>
      <TaxTermNote order={order} calculation={calculation} />
    </Section>
  );
}

/** A lease that is too short or too cheap for its fees to be tax costs says so; it is never stopped. */
function TaxTermNote({ order, calculation }: Pick<Props, 'order' | 'calculation'>) {
  const t = useTranslations('items');
  const { offer, categories } = calculation;
  const depreciation = categories[0]?.depreciationPercent ?? null;
  if (offer === null || depreciation === null || sideOf(order) === 'gross') return null;
  if (satisfiesTaxTerm({ depreciationPercent: depreciation, ...offer })) return null;
  return <Note meaning="waiting">{t('taxTerm', { months: shortestTaxTerm(depreciation) })}</Note>;
}
