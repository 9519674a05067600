import { Package, Store } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { StatusIcon } from '../../../../kit/elements/status-icon.tsx';
import { RadioTile, RadioTiles } from '../../../../kit/elements/tile.tsx';
import { Field } from '../../../../kit/form/field.tsx';
import { TextInput } from '../../../../kit/form/text-input.tsx';
import { withTexts } from '../../../../texts/texts.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { OrderDetails } from '../../parts/order-details.tsx';
import { OrderDocuments } from '../../parts/order-documents.tsx';
import { salesmanTarget } from '../../parts/salesman-target.ts';
import { ScreenHead } from '../../parts/screen-head.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import { messages } from './delivery.messages.ts';

const ways = { pickup: 'RELEASE_FOR_PICKUP', parcel: 'SHIP' } as const;
type Way = keyof typeof ways;
const signs = { pickup: Store, parcel: Package } as const;

/** The goods are put ready for the client, or sent to him where the channel sends. */
export const ReleaseScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('delivery');
  const send = useOrderAction('shopSetStatus', order);
  const offered = (['pickup', 'parcel'] as const).filter((way) => order.allowed.includes(ways[way]));
  const [chosen, setChosen] = useState<Way>(offered[0] ?? 'pickup');
  const [shippingNumber, setShippingNumber] = useState('');
  const release = () =>
    send.send({
      status: salesmanTarget(order, { type: ways[chosen] }),
      ...(chosen === 'parcel' && shippingNumber.trim() !== '' && { shippingNumber: shippingNumber.trim() }),
    });
  return (
    <>
      <StatusIcon meaning="success" />
      <ScreenHead screen={screen} />
      {offered.length > 1 && (
        <Box mt="8">
          <RadioTiles legend={t('way')} columns={2}>
            {offered.map((way) => (
              <RadioTile
                key={way}
                name="way"
                value={way}
                icon={signs[way]}
                checked={way === chosen}
                onChosen={() => setChosen(way)}
                title={t(`${way}.title`)}
                text={t(`${way}.text`)}
              />
            ))}
          </RadioTiles>
        </Box>
      )}
      {chosen === 'parcel' && (
        <Box mt="6" maxWidth="360px">
          <Field label={t('shippingNumber')} help={t('shippingHelp')} error={send.errors['shipping_number']}>
            <TextInput
              value={shippingNumber}
              maxLength={64}
              autoComplete="off"
              onChange={(event) => setShippingNumber(event.target.value)}
            />
          </Field>
        </Box>
      )}
      <OrderDocuments order={order} />
      <OrderDetails order={order} />
      <Actions>
        <BackLink order={order}>{t('back')}</BackLink>
        {offered.length > 0 && (
          <Button kind="primary" busy={send.busy} onClick={() => void release()}>
            {t(chosen === 'parcel' ? 'shipped' : 'ready')}
          </Button>
        )}
      </Actions>
    </>
  );
}
