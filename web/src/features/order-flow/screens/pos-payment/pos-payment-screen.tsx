import { isPosLoan } from '@app/machines/order';
import { Link2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Card } from '../../../../kit/elements/card.tsx';
import { SectionTitle } from '../../../../kit/elements/heading.tsx';
import { KeyValues } from '../../../../kit/elements/key-values.tsx';
import { RadioTile, RadioTiles } from '../../../../kit/elements/tile.tsx';
import { Checkbox } from '../../../../kit/form/checkbox.tsx';
import { pln } from '../../../../kit/format/money.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { ClientLink } from '../../parts/client-link.tsx';
import { OrderDetails } from '../../parts/order-details.tsx';
import { OrderMoney } from '../../parts/order-money.tsx';
import { salesmanTarget } from '../../parts/salesman-target.ts';
import { ScreenHead } from '../../parts/screen-head.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { WaitedFor } from '../../parts/waited-for.tsx';
import { useOrderAction } from '../../queries/use-order-action.ts';
import { messages } from './pos-payment.messages.ts';

/** The two ways to pay, in the order in which they are offered, and the event of each. */
const ways = { onPlace: 'ACCEPT_PAYMENT_ON_PLACE', online: 'SEND_PAYMENT_LINK' } as const;
type Way = keyof typeof ways;
const signs = { onPlace: Wallet, online: Link2 } as const;

/** The initial payment at the counter: taken there and confirmed, or paid by a link; while the link is open the salesman may still take it. */
export const PosPaymentScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('posPayment');
  const isOpen = (way: Way) => order.allowed.includes(ways[way]);
  const whyClosed = (way: Way) => order.refused.find(({ event }) => event === ways[way])?.sentence ?? null;
  // What no order of this kind has is not shown at all (PAY-011); what the chart refuses in this one says why.
  const ofKind = isPosLoan(order.facts) ? (['onPlace'] as const) : (['onPlace', 'online'] as const);
  const shown = ofKind.filter((way) => isOpen(way) || whyClosed(way) !== null);
  const offered = shown.filter(isOpen);
  const isChoosing = screen.screen === 'pos_payment';
  return (
    <>
      <ScreenHead screen={screen} />
      <Card padded mt="8">
        <KeyValues
          size="body"
          rows={[{ label: t('amount'), value: pln(order.initialPaymentAmount), total: true }]}
        />
      </Card>
      {!isChoosing && (
        <>
          <WaitedFor order={order} />
          <ClientLink slug={order.slug} />
        </>
      )}
      <OrderMoney order={order} />
      {!isChoosing && offered.includes('onPlace') && <SectionTitle mt="8">{t('instead')}</SectionTitle>}
      {(isChoosing || offered.includes('onPlace')) && (
        <Ways order={order} shown={isChoosing ? shown : ['onPlace']} isOpen={isOpen} whyClosed={whyClosed} />
      )}
      <OrderDetails order={order} />
      <CancelOrder order={order} />
    </>
  );
}

type WaysProps = Pick<ScreenProps, 'order'> & {
  shown: readonly Way[];
  isOpen: (way: Way) => boolean;
  whyClosed: (way: Way) => string | null;
};

function Ways({ order, shown, isOpen, whyClosed }: WaysProps) {
  const t = useTranslations('posPayment');
  const pay = useOrderAction('shopInitialPayment', order);
  const [chosen, setChosen] = useState<Way | null>(() => shown.find(isOpen) ?? null);
  const [confirmed, setConfirmed] = useState(false);
  const [tried, setTried] = useState(false);
  const amount = pln(order.initialPaymentAmount);
  function send() {
    setTried(true);
    if (chosen === null || (chosen === 'onPlace' && !confirmed)) return;
    const newStatus = salesmanTarget(order, { type: ways[chosen] });
    void pay.send({ newStatus, ...(chosen === 'onPlace' && { confirmed }) });
  }
  return (
    <>
      <Box mt="4">
        <RadioTiles legend={t('way')} columns={2}>
          {shown.map((way) => (
            <RadioTile
              key={way}
              name="way"
              value={way}
              icon={signs[way]}
              checked={way === chosen}
              disabled={!isOpen(way)}
              onChosen={() => setChosen(way)}
              title={t(`${way}.title`)}
              text={isOpen(way) ? t(`${way}.text`) : t('closed', { why: whyClosed(way) ?? '' })}
            />
          ))}
        </RadioTiles>
      </Box>
      {chosen === 'onPlace' && (
        <Card padded mt="4">
          <Checkbox
            id="payment-taken"
            checked={confirmed}
            onChecked={setConfirmed}
            label={t('confirm', { amount })}
            required
            error={tried && !confirmed ? t('missing') : null}
          />
        </Card>
      )}
      <Actions>
        <BackLink order={order}>{t('back')}</BackLink>
        <Button kind="primary" disabled={chosen === null} busy={pay.busy} onClick={send}>
          {t(chosen === 'online' ? 'send' : 'take')}
        </Button>
      </Actions>
    </>
  );
}
