import { holds } from '@app/machines/order';
import { Clock, IdCard, Landmark, Signature, Truck, Video } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { ConfirmDialog } from '../../../../kit/dialog/dialog.tsx';
import { StatusIcon } from '../../../../kit/elements/status-icon.tsx';
import { ButtonTile } from '../../../../kit/elements/tile.tsx';
import { useOrderAction } from '../../queries/use-order-action.ts';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from './qes-failed.messages.ts';

const icons = { CHOOSE_COURIER: Truck, RELAUNCH_SIGNATURE: Signature };
const wayIcons = {
  identity: { CHOOSE_COURIER: Landmark, RELAUNCH_SIGNATURE: Video },
  agreement: { CHOOSE_COURIER: IdCard, RELAUNCH_SIGNATURE: IdCard },
};
type Way = keyof typeof icons;
const ways: readonly Way[] = ['RELAUNCH_SIGNATURE', 'CHOOSE_COURIER'];

/** The identity check or the signature did not come about: another way is chosen once and for all, in the dialog that its tile opens (AGREE-025). */
export const QesFailedScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('qesFailed');
  const courier = useOrderAction('chooseCourier', order);
  const relaunch = useOrderAction('relaunchSignature', order);
  const stage = order.facts.stage === 'agreement' ? 'agreement' : 'identity';
  const inBank = (way: Way): string | null =>
    way === 'RELAUNCH_SIGNATURE' && stage === 'identity' && holds('mszafir', order.facts)
      ? t('RELAUNCH_SIGNATURE.identity.wayOfMszafir')
      : null;
  const [chosen, setChosen] = useState<Way | null>(null);
  const [asking, setAsking] = useState(false);
  async function confirm() {
    const result = await (chosen === 'CHOOSE_COURIER' ? courier : relaunch).send({});
    if (result?.ok !== true) setAsking(false);
  }
  return (
    <>
      <StatusIcon meaning={screen.icon ?? 'failure'} />
      <ScreenHead screen={screen} />
      <Box
        mt="8"
        display="grid"
        gap={{ base: '2', lg: '4' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        {ways
          .filter((way) => order.allowed.includes(way))
          .map((way) => (
            <ButtonTile
              key={way}
              icon={icons[way]}
              title={t(`${way}.title`)}
              text={t(`${way}.${stage}.text`)}
              facts={[
                { icon: Clock, text: t(`${way}.${stage}.time`) },
                { icon: wayIcons[stage][way], text: inBank(way) ?? t(`${way}.${stage}.way`) },
              ]}
              onPress={() => {
                setChosen(way);
                setAsking(true);
              }}
            />
          ))}
      </Box>
      {chosen !== null && (
        <ConfirmDialog
          open={asking}
          title={t(`${chosen}.question`)}
          back={t('back')}
          confirm={t('confirm')}
          busy={courier.busy || relaunch.busy}
          onBack={() => setAsking(false)}
          onConfirm={() => void confirm()}
        >
          {t('irreversible')}
        </ConfirmDialog>
      )}
      <CancelOrder order={order} />
    </>
  );
}
