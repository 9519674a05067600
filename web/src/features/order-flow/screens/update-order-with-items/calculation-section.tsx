import { formatPln, satisfiesTaxTerm, shortestTaxTerm, standardVat } from '@app/machines/rules';
import type { Calculation } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Box, FieldGrid } from '../../../../kit/elements/box.tsx';
import { Card, Note } from '../../../../kit/elements/card.tsx';
import { SmallText } from '../../../../kit/elements/heading.tsx';
import { Section } from '../../../../kit/elements/section.tsx';
import type { Order } from '../../queries/order-query.ts';
import { amountSide } from '../../parts/offer/offer-calculation.ts';
import { sideOf } from '../../parts/offer/offer-values.ts';
import type { OfferValues, PriceSide } from '../../parts/offer/offer-values.ts';
import type { OfferForm } from '../../parts/offer/use-offer-form.ts';
import { OfferTotals } from './offer-totals.tsx';
import { shownSums } from './shown-sums.ts';
import { OwnPaymentFields } from '../../parts/offer/own-payment-fields.tsx';

type Props = { form: OfferForm; order: Order; values: OfferValues; calculation: Calculation };

/** How many instalments and how much at once, and what follows from it at once. */
export function CalculationSection({ form, order, values, calculation }: Props) {
  const t = useTranslations('items');
  const { counts, customPurposeLoanLimit: limit } = calculation;
  const chosen = calculation.paymentsCount;
  const options = counts.includes(chosen) ? counts : [...counts, chosen].sort((one, other) => one - other);
  // The own payment's VAT is the lease's, whatever that of the goods is.
  const differs =
    amountSide(order, values) !== sideOf(order) &&
    values.items.some(({ vatLevel }) => vatLevel !== standardVat);
  const [least, most] = [counts[0], counts.at(-1)];
  return (
    <Section title={t('calculation')} lead={t('calculationLead')}>
      <Card padded>
        <FieldGrid>
          <form.AppField name="paymentsCount">
            {(field) => (
              <field.OneOf
                label={t('count')}
                help={
                  least === undefined || most === undefined
                    ? t('noCounts')
                    : t('between', { from: least, to: most })
                }
                required
                value={chosen}
                options={options.map((count) => ({ value: count, label: t('instalments', { count }) }))}
              />
            )}
          </form.AppField>
          <Instalment order={order} calculation={calculation} view={values.side} />
          <form.AppField name="own">
            {() => <OwnPaymentFields order={order} values={values} calculation={calculation} />}
          </form.AppField>
          {limit !== null && (
            <form.AppField name="customPurposeLoan">
              {(field) => (
                <field.Amount
                  label={t('customPurposeLoan')}
                  help={t('customPurposeLoanHelp', { limit: formatPln(limit) })}
                  span={12}
                  maxWidth="264px"
                  max={limit}
                />
              )}
            </form.AppField>
          )}
        </FieldGrid>
        {differs && (
          <SmallText mb="4" mt="-2">
            {t('ownVat')}
          </SmallText>
        )}
        <OfferTotals order={order} calculation={calculation} view={values.side} />
      </Card>
      <TaxTermNote order={order} calculation={calculation} />
    </Section>
  );
}

/** What one pays a month, beside what changes it: the largest figure of the calculator (F103). */
function Instalment({
  order,
  calculation: { offer },
  view,
}: Pick<Props, 'order' | 'calculation'> & { view: PriceSide }) {
  const t = useTranslations('items');
  const side = sideOf(order) === 'net' ? view : 'loan';
  return (
    <Box data-span="6" mb="2" aria-live="polite">
      <Box textStyle="small" color="ink.muted">
        {t(`instalment.${side}`)}
      </Box>
      <Box textStyle="figure">{offer === null ? '–' : formatPln(shownSums(offer, side).instalment)}</Box>
      <Box textStyle="small" color="ink.muted" minHeight="5">
        {offer !== null && t('instalments', { count: offer.paymentsCount })}
      </Box>
    </Box>
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
