import { Clock, Landmark, Signature, Truck, Video } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CancelOrder } from '../../forms/cancel-order.tsx';
import { ScreenHead } from '../../forms/screen-head.tsx';
import { Actions } from '../../parts/actions.tsx';
import { Box } from '../../parts/box.tsx';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { StatusIcon } from '../../parts/status-icon.tsx';
import { RadioTile, RadioTiles } from '../../parts/tile.tsx';
import { useOrderAction } from '../../queries/use-order-action.ts';
import type { ScreenProps } from '../screen-props.ts';

const icons = { CHOOSE_COURIER: Truck, RELAUNCH_SIGNATURE: Signature };
const wayIcons = { CHOOSE_COURIER: Landmark, RELAUNCH_SIGNATURE: Video };
type Way = keyof typeof icons;
const ways: readonly Way[] = ['RELAUNCH_SIGNATURE', 'CHOOSE_COURIER'];

/** The signature did not come about: another way is chosen once and for all. */
export function QesFailedScreen({ order, screen }: ScreenProps) {
  const t = useTranslations('screens.qesFailed');
  const courier = useOrderAction('chooseCourier', order);
  const relaunch = useOrderAction('relaunchSignature', order);
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
      <Box mt="8">
        <RadioTiles legend={t('legend')} columns={2}>
          {ways
            .filter((way) => order.allowed.includes(way))
            .map((way) => (
              <RadioTile
                key={way}
                name="way"
                value={way}
                checked={way === chosen}
                onChosen={() => setChosen(way)}
                icon={icons[way]}
                title={t(`${way}.title`)}
                text={t(`${way}.text`)}
                facts={[
                  { icon: Clock, text: t(`${way}.time`) },
                  { icon: wayIcons[way], text: t(`${way}.way`) },
                ]}
              />
            ))}
        </RadioTiles>
      </Box>
      <Actions>
        <Button kind="primary" disabled={chosen === null} onClick={() => setAsking(true)}>
          {t('submit')}
        </Button>
      </Actions>
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
