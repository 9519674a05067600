import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { BackLink } from '../../parts/back-link.tsx';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { Loaded } from '../../../../kit/query/loaded.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Card } from '../../../../kit/elements/card.tsx';
import { EmptyState } from '../../../../kit/elements/empty-state.tsx';
import { SmallText } from '../../../../kit/elements/heading.tsx';
import { SkeletonBar } from '../../../../kit/elements/skeleton.tsx';
import { Icon } from '../../../../kit/elements/icon.tsx';
import { orderKey } from '../../queries/order-query.ts';
import type { Order } from '../../queries/order-query.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { OfferFigures } from './offer-figures.tsx';
import { PageView } from './page-view.tsx';
import { previewQuery } from './preview-query.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from './agreement.messages.ts';

/** The agreement is read and its wording accepted; while it is being prepared the page waits for it. */
export const AgreementScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('agreement');
  const preview = useQuery(previewQuery(order));
  const accept = useOrderAction('acceptAgreement', order);
  const pays = order.facts.initialPayment > 0 && !order.facts.paid;
  const next = t(pays ? 'notSigningPays' : 'notSigning', { reader: order.audience });
  const ready = useReady(order, preview.data?.prepared === true);
  return (
    <>
      {order.audience === 'client' ? (
        <>
          <ScreenHead screen={{ title: t('title'), subtitle: t('decided', { next }) }} />
          {order.calculated && (
            <Card as="section" aria-label={t('offer')} display={{ md: 'none' }} mt="6" p="4">
              <OfferFigures order={order} />
            </Card>
          )}
        </>
      ) : (
        <>
          <ScreenHead screen={screen} />
          <SmallText mt="2">{next}</SmallText>
        </>
      )}
      <Box mt="8">
        {preview.isPending ? (
          <Preparing />
        ) : (
          <Loaded query={preview} failedTitle={t('failedTitle')} rows={8}>
            {({ prepared, pages }) => (prepared ? <PageView pages={pages} /> : <Preparing />)}
          </Loaded>
        )}
      </Box>
      <Actions>
        <BackLink order={order}>{t('back')}</BackLink>
        <Button kind="primary" disabled={!ready} busy={accept.busy} onClick={() => void accept.send({})}>
          {t('accept', { reader: order.audience })}
        </Button>
      </Actions>
      <CancelOrder order={order} />
    </>
  );
}

/**
 * Whether the wording can be accepted. A preview may know of the agreement before the order of the page does: the order is
 * read anew first, so that whoever accepts does so over the order that has it.
 */
function useReady({ slug, facts }: Order, prepared: boolean): boolean {
  const client = useQueryClient();
  const isBehind = prepared && !facts.agreementPrepared;
  useEffect(() => {
    if (isBehind) void client.invalidateQueries({ queryKey: orderKey(slug) });
  }, [client, slug, isBehind]);
  return prepared && facts.agreementPrepared;
}

/** In the pages' place while they are drawn. */
function Preparing() {
  const t = useTranslations('agreement');
  return (
    <Card>
      <EmptyState
        title={t('preparing')}
        text={t('preparingText')}
        action={
          <Box display="grid" gap="3" maxWidth="320px" mx="auto" aria-hidden>
            <Icon of={Hourglass} color="waiting" mx="auto" />
            <SkeletonBar />
            <SkeletonBar width="72%" />
          </Box>
        }
      />
    </Card>
  );
}
