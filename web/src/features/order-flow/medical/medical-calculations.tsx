import { formatPercent, formatPln, fromDecimal } from '@app/machines/rules';
import { accepts } from '@app/machines/order';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../../api/use-command.ts';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { KeyValues } from '../../../kit/elements/key-values.tsx';
import { Section } from '../../../kit/elements/section.tsx';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { forgetDraft } from '../parts/offer/offer-draft.ts';
import { offerOf, sentCalculation } from '../parts/offer/offer-values.ts';
import { useShownOffer } from '../queries/offer-preview.ts';
import { orderKey, orderOf } from '../queries/order-query.ts';
import type { Order } from '../queries/order-query.ts';
import { useOrderAction } from '../queries/use-order-action.ts';
import { comparedQuery } from './medical-queries.ts';
import type { Compared } from './medical-queries.ts';

type Props = {
  order: Order;
  /** The order has another calculation than its calculator shows. */
  onSet: () => void;
};

/** Calculations of the same goods side by side: added from the calculator, sent to the client in one PDF, one of them set in the offer. */
export function MedicalCalculations({ order, onSet }: Props) {
  const t = useTranslations('medSales');
  const query = useQuery(comparedQuery(order));
  const sends = accepts(order.status, 'SEND_PDF_OFFER');
  if (!sends && !accepts(order.status, 'UPDATE_CALCULATION')) return null;
  return (
    <Section title={t('compared')} lead={t('comparedLead')} apart>
      <Loaded query={query} failedTitle={t('comparedFailed')} rows={3}>
        {(calculations) => (
          <>
            {calculations.length === 0 ? (
              <Card padded>
                <SmallText>{t('none')}</SmallText>
              </Card>
            ) : (
              <Box
                display="grid"
                gap="4"
                gridTemplateColumns="repeat(auto-fill, minmax(min(260px, 100%), 1fr))"
              >
                {calculations.map((one) => (
                  <OneCalculation key={one.id} order={order} one={one} onSet={onSet} />
                ))}
              </Box>
            )}
            <Row mt="4" gap="3" flexWrap="wrap">
              <AddCurrent order={order} calculations={calculations} />
              {sends && calculations.length > 0 && <SendAll order={order} />}
            </Row>
            {!sends && calculations.length > 0 && <SmallText mt="2">{t('sendHint')}</SmallText>}
          </>
        )}
      </Loaded>
    </Section>
  );
}

/** Keeps the calculations that a call answered. */
function useCompared(order: Order) {
  const client = useQueryClient();
  return ({ calculations }: { calculations: Compared[] }) =>
    void client.setQueryData(comparedQuery(order).queryKey, calculations);
}

function AddCurrent({ order, calculations }: { order: Order; calculations: readonly Compared[] }) {
  const t = useTranslations('medSales');
  const shown = useShownOffer(order);
  const keep = useCompared(order);
  const add = useCommand('addMedSalesCalculation', {
    onReply(reply) {
      keep(reply);
      toast('done', t('added'));
    },
  });
  const { paymentsCount, ...entered } = sentCalculation(offerOf(shown));
  const isThere = calculations.some(
    ({ calculation: one }) =>
      one?.paymentsCount === shown.paymentsCount &&
      one.grossOwnPayment === shown.grossOwnPayment &&
      one.customPurposeLoan === shown.customPurposeLoan,
  );
  if (paymentsCount === undefined || isThere) return null;
  async function send(count: number) {
    const result = await add.send({
      params: { slug: order.slug },
      body: { paymentsCount: count, ...entered },
    });
    if (result?.ok === false && result.kind === 'invalid')
      toast('refused', Object.values(result.errors).join(' '));
  }
  return (
    <Button icon={Plus} busy={add.busy} onClick={() => void send(paymentsCount)}>
      {t('add')}
    </Button>
  );
}

function SendAll({ order }: { order: Order }) {
  const t = useTranslations('medSales');
  const client = useQueryClient();
  const { slug, version } = order;
  const send = useCommand('sendMedSalesOffer', {
    onReply(reply) {
      client.setQueryData(orderKey(slug), orderOf(reply));
      toast('done', t('sent', { email: reply.userAttributes?.email ?? '' }));
    },
  });
  async function press() {
    const result = await send.send({ params: { slug }, body: { version } });
    if (result?.ok === false && result.kind === 'invalid')
      toast('refused', Object.values(result.errors).join(' '));
  }
  return (
    <Button icon={Send} busy={send.busy} onClick={() => void press()}>
      {t('send')}
    </Button>
  );
}

function OneCalculation({ order, one, onSet }: Props & { one: Compared }) {
  const t = useTranslations('medSales');
  const { calculation, entered, problem, chosen } = one;
  const keep = useCompared(order);
  const remove = useCommand('removeMedSalesCalculation', { onReply: keep });
  const own = calculation?.grossOwnPayment ?? entered.grossOwnPayment;
  const what = [
    t('instalments', { count: entered.paymentsCount }),
    own === null ? `${formatPercent(Number(entered.ownPaymentInPercent))}` : formatPln(fromDecimal(own)),
  ].join(', ');
  return (
    <Card padded as="article" aria-label={what} marked={chosen}>
      <Row justifyContent="space-between" gap="2" flexWrap="wrap">
        <SmallText>{t('instalments', { count: entered.paymentsCount })}</SmallText>
        {chosen && <Badge meaning="primary">{t('chosen')}</Badge>}
        {calculation === null && <Badge meaning="refused">{t('unfit')}</Badge>}
      </Row>
      {calculation === null ? (
        <Box mt="2" textStyle="small">
          {problem}
        </Box>
      ) : (
        <>
          <Box textStyle="h2" mt="1" mb="3" fontVariantNumeric="tabular-nums">
            {formatPln(fromDecimal(calculation.installmentValue))}
          </Box>
          <KeyValues rows={rowsOf(calculation, t)} />
        </>
      )}
      <Row mt="4" gap="2" flexWrap="wrap">
        {calculation !== null && !chosen && <SetInOffer order={order} one={one} what={what} onSet={onSet} />}
        <Button
          kind="quiet"
          size="panel"
          busy={remove.busy}
          aria-label={t('removeOne', { what })}
          onClick={() => void remove.send({ params: { slug: order.slug, id: one.id } })}
        >
          {t('remove')}
        </Button>
      </Row>
    </Card>
  );
}

function rowsOf(
  calculation: NonNullable<Compared['calculation']>,
  t: ReturnType<typeof useTranslations<'medSales'>>,
) {
  const { grossOwnPayment, ownPaymentInPercent, customPurposeLoan, totalCost } = calculation;
  const custom = fromDecimal(customPurposeLoan);
  return [
    {
      label: `${t('ownPayment')} (${formatPercent(Number(ownPaymentInPercent))})`,
      value: formatPln(fromDecimal(grossOwnPayment)),
    },
    ...(custom === 0 ? [] : [{ label: t('customPurposeLoan'), value: formatPln(custom) }]),
    { label: t('total'), value: formatPln(fromDecimal(totalCost)) },
  ];
}

/** From the summary the offer goes one step back, takes the calculation and is summed up again. */
function SetInOffer({ order, one, what, onSet }: Props & { one: Compared; what: string }) {
  const t = useTranslations('medSales');
  const back = useOrderAction('moveToPrevious', order);
  const update = useOrderAction('updateCalculation', order);
  const summedUp = !accepts(order.status, 'UPDATE_CALCULATION');
  async function press() {
    if (summedUp && (await back.send({}))?.ok !== true) return;
    const { paymentsCount, ownPayment, grossOwnPayment, ownPaymentInPercent, customPurposeLoan } =
      one.entered;
    const result = await update.send({
      paymentsCount,
      ...(ownPayment !== null && { ownPayment }),
      ...(grossOwnPayment !== null && { grossOwnPayment }),
      ...(ownPaymentInPercent !== null && { ownPaymentInPercent }),
      customPurposeLoan,
      dontMoveToNextStatus: !summedUp,
    });
    forgetDraft(order.slug);
    onSet();
    if (result?.ok === true) toast('done', t('set'));
  }
  return (
    <Button
      size="panel"
      busy={back.busy || update.busy}
      aria-label={t('chooseOne', { what })}
      onClick={() => void press()}
    >
      {t('choose')}
    </Button>
  );
}
