import type { NewOffer } from '@app/machines/contract';
import { useNavigate } from '@tanstack/react-router';
import { Smartphone, Store } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../kit/elements/actions.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { Button, ButtonLink } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { Lead, PageTitle } from '../../../kit/elements/heading.tsx';
import { RadioTile, RadioTiles } from '../../../kit/elements/tile.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';

const channels = ['inStore', 'remote'] as const;
type Channel = (typeof channels)[number];
const signs = { inStore: Store, remote: Smartphone } as const;

/** Where the client is: at the counter, or on his own device. Both begin at the point of sale where the shop has one. */
export function ChannelSelectionPage({ ways }: { ways: readonly NewOffer[] }) {
  const t = useTranslations('newOffer');
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Channel | null>(null);
  const [first] = ways;
  const pos = ways.find(({ salesChannel }) => salesChannel === 'pos') ?? first;
  const go = () =>
    navigate({
      href: `/shop/orders/${pos?.segment ?? ''}${chosen === 'remote' ? '?remote=true' : ''}`,
    });
  return (
    <OneColumn>
      <PageName name={t('channelTitle')} />
      <PageTitle>{t('channelTitle')}</PageTitle>
      <Lead>{t('channelLead')}</Lead>
      {pos === undefined ? (
        <Card mt="8">
          <EmptyState
            title={t('notSold')}
            text={t('notSoldText')}
            action={<ButtonLink href="/shop/orders">{t('list')}</ButtonLink>}
          />
        </Card>
      ) : (
        <>
          <Box mt="8">
            <RadioTiles legend={t('channelTitle')} columns={2}>
              {channels.map((channel) => (
                <RadioTile
                  key={channel}
                  name="channel"
                  value={channel}
                  icon={signs[channel]}
                  checked={channel === chosen}
                  onChosen={() => setChosen(channel)}
                  title={t(`channels.${channel}.title`)}
                  text={t(`channels.${channel}.text`)}
                />
              ))}
            </RadioTiles>
          </Box>
          <Actions>
            <Button kind="primary" disabled={chosen === null} onClick={() => void go()}>
              {t('next')}
            </Button>
          </Actions>
        </>
      )}
    </OneColumn>
  );
}
