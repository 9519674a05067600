import { isPosLoan, onPlaceLimit } from '@app/machines/order';
import { formatPercent, formatPln } from '@app/machines/rules';
import type { Calculation } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Box, FieldGrid, Row, Span } from '../../../../kit/elements/box.tsx';
import { Card, Note } from '../../../../kit/elements/card.tsx';
import { KeyValues } from '../../../../kit/elements/key-values.tsx';
import { ownShown } from '../../parts/offer/offer-calculation.ts';
import type { OfferValues } from '../../parts/offer/offer-values.ts';
import { OwnPaymentFields } from '../../parts/offer/own-payment-fields.tsx';
import type { OfferForm } from '../../parts/offer/use-offer-form.ts';
import type { Order } from '../../queries/order-query.ts';
import { CountTiles } from './count-tiles.tsx';
import type { Count } from './count-tiles.tsx';
import { OwnPaymentSlider } from './own-payment-slider.tsx';

/** More numbers of instalments than can be compared at a glance are a list. */
const mostTiles = 8;

type Props = {
  form: OfferForm;
  order: Order;
  values: OfferValues;
  calculation: Calculation;
  counts: readonly Count[];
  /** What an order of the shop may be worth, in words. */
  limit: string | null;
};

/** Number of instalments, own payment and what follows from them, beside each other. */
export function Calculator({ form, order, values, calculation, counts, limit }: Props) {
  const t = useTranslations('offerEditor');
  const { offer, bounds, customPurposeLoanLimit: most } = calculation;
  const own = ownShown(order, values, calculation);
  return (
    <Card mt="4" as="section" aria-labelledby="calculator-title">
      <Row
        px={{ base: '4', md: '6' }}
        minHeight="56px"
        justifyContent="space-between"
        flexWrap="wrap"
        borderBottom="1px solid"
        borderColor="line"
      >
        <Box as="h2" id="calculator-title" textStyle="h3">
          {t('calculator')}
        </Box>
        {limit !== null && (
          <Span textStyle="small" color="ink.muted">
            {limit}
          </Span>
        )}
      </Row>
      <Box p={{ base: '4', md: '6' }}>
        {counts.length === 0 && <Box color="ink.muted">{t('noCounts')}</Box>}
        {counts.length > 0 && counts.length <= mostTiles && (
          <CountTiles
            counts={counts}
            chosen={calculation.paymentsCount}
            onChosen={(count) => form.setFieldValue('paymentsCount', count)}
          />
        )}
        {counts.length > mostTiles && (
          <form.AppField name="paymentsCount">
            {(field) => (
              <field.OneOf
                label={t('counts')}
                required
                maxWidth="320px"
                value={calculation.paymentsCount}
                options={counts.map(({ count, instalment }) => ({
                  value: count,
                  label: [t('instalments', { count }), instalment === null ? '' : formatPln(instalment)]
                    .filter(Boolean)
                    .join(' · '),
                }))}
              />
            )}
          </form.AppField>
        )}
        <Box mt="6">
          <FieldGrid>
            <form.AppField name="own">
              {() => <OwnPaymentFields order={order} values={values} calculation={calculation} />}
            </form.AppField>
            {most !== null && (
              <form.AppField name="customPurposeLoan">
                {(field) => (
                  <field.Amount
                    label={t('loan')}
                    help={t('loanHelp', { limit: formatPln(most) })}
                    span={12}
                    maxWidth="264px"
                    max={most}
                  />
                )}
              </form.AppField>
            )}
          </FieldGrid>
          {own.percent !== null && bounds.maxPercent > bounds.minPercent && (
            <OwnPaymentSlider
              bounds={bounds}
              percent={own.percent}
              onPercent={(value) => form.setFieldValue('own', { typed: 'percent', value })}
            />
          )}
        </Box>
        {offer !== null && offer.estimatedValue > 0 && (
          <Box mt="4">
            <KeyValues
              rows={[
                {
                  label: `${t('residual', { percent: formatPercent(offer.estimatedValueInPercent) })} ${t('residualHelp', { count: offer.paymentsCount })}`,
                  value: formatPln(offer.estimatedValue),
                },
              ]}
            />
          </Box>
        )}
        {offer !== null && order.audience === 'pos' && offer.entryAndAdministrativeSumGross > 0 && (
          <OnPlaceHint order={order} amount={offer.entryAndAdministrativeSumGross} />
        )}
      </Box>
    </Card>
  );
}

/** How the client may pay what is due before the agreement (PAY-005, PAY-011). */
function OnPlaceHint({ order, amount }: { order: Order; amount: number }) {
  const t = useTranslations('offerEditor');
  const words = { amount: formatPln(amount), limit: formatPln(onPlaceLimit) };
  return (
    <Note {...(amount > onPlaceLimit ? { meaning: 'waiting' as const } : {})}>
      {amount > onPlaceLimit
        ? t('tooMuch', words)
        : t('onPlace', { ...words, ways: isPosLoan(order.facts) ? 'one' : 'both' })}
    </Note>
  );
}
