import { methodsFor } from '@app/machines/order';
import type { SignatureMethod } from '@app/machines/order';
import { Clock, IdCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BackLink } from '../../parts/back-link.tsx';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { Explained } from '../../parts/explained.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Box, Span } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Note } from '../../../../kit/elements/card.tsx';
import { ErrorLine } from '../../../../kit/form/error-line.tsx';
import { RadioTile, RadioTiles } from '../../../../kit/elements/tile.tsx';
import { useOrderAction } from '../../queries/use-order-action.ts';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { methodIcons } from './method-tiles.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from './method.messages.ts';

/** The ways to sign that the chart's policy offers this order, one tile each. */
export const AgreementMethodScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('method');
  const send = useOrderAction('selectMethod', order);
  const [chosen, setChosen] = useState<SignatureMethod | null>(order.facts.method);
  const methods = methodsFor(order.facts);
  const noted = chosen === 'qes' || chosen === 'mszafir' || chosen === 'delivery' ? chosen : null;
  return (
    <>
      <ScreenHead screen={screen} />
      <Box mt="8">
        <RadioTiles legend={screen.title} columns={methods.length === 2 ? 2 : 3}>
          {methods.map((method) => (
            <RadioTile
              key={method}
              name="method"
              value={method}
              checked={method === chosen}
              onChosen={() => setChosen(method)}
              icon={methodIcons[method].tile}
              title={<Box minHeight={{ lg: '12' }}>{t(`${method}.title`)}</Box>}
              text={<Box minHeight={{ lg: '10' }}>{t(`${method}.text`)}</Box>}
              facts={[
                { icon: Clock, text: t(`${method}.time`) },
                { icon: methodIcons[method].way, text: t(`${method}.way`) },
                { icon: IdCard, text: t('idCard') },
              ]}
            />
          ))}
        </RadioTiles>
      </Box>
      <Box mt="4">
        <Explained word="signatures" />
      </Box>
      {noted !== null && (
        <Note>
          <Span fontWeight="semibold">{t('prepare')}</Span> {t(`${noted}.note`)}
        </Note>
      )}
      <ErrorLine id="method-error">{send.errors['agreement_signature_type'] ?? null}</ErrorLine>
      <Actions mt="4">
        <BackLink order={order}>{t('back')}</BackLink>
        <Button
          id="nextStep"
          kind="primary"
          disabled={chosen === null}
          busy={send.busy}
          onClick={() => {
            if (chosen !== null) void send.send({ agreementSignatureType: chosen });
          }}
        >
          {t('submit')}
        </Button>
      </Actions>
      <CancelOrder order={order} />
    </>
  );
}
