import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Loaded } from '../../../../kit/query/loaded.tsx';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { GoodsTable } from '../../parts/goods-table.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { ConfirmDialog } from '../../../../kit/dialog/dialog.tsx';
import { SmallText } from '../../../../kit/elements/heading.tsx';
import { askApi } from '../../../../api/call-api.ts';
import { callOf } from '../../queries/call-of.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { CompareTable } from './compare-table.tsx';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from './conditional.messages.ts';

/** The offer that was asked for beside the one on which financing is given; what was not seen is not accepted. */
export const ConditionalDecisionScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('conditional');
  const { slug } = order;
  const offers = useQuery({
    queryKey: ['contemporary-calculations', slug, order.version],
    queryFn: ({ signal }) =>
      askApi(callOf('getContemporaryCalculations', order), { params: { slug }, signal }),
  });
  const decide = useOrderAction('decideConditions', order, t('notChanged'));
  const [asking, setAsking] = useState(false);
  const [decision, setDecision] = useState<'accept' | 'reject' | null>(null);
  async function say(word: 'accept' | 'reject') {
    setDecision(word);
    const result = await decide.send({ decision: word });
    if (result?.ok !== true) setAsking(false);
  }
  return (
    <>
      <ScreenHead screen={screen} />
      <Box mt="8">
        <Loaded query={offers} failedTitle={t('failedTitle')} rows={6}>
          {({ original, proposed }) => (
            <CompareTable
              original={original}
              proposed={proposed ?? original}
              facts={order.facts}
              reader={order.audience}
            />
          )}
        </Loaded>
        <SmallText mt="4">{t('note')}</SmallText>
      </Box>
      <GoodsTable order={order} />
      <Actions>
        <Button kind="irreversible" onClick={() => setAsking(true)}>
          {t('reject')}
        </Button>
        <Button
          kind="primary"
          disabled={(offers.data?.proposed ?? null) === null}
          busy={decide.busy && decision === 'accept'}
          onClick={() => void say('accept')}
        >
          {t('accept')}
        </Button>
      </Actions>
      <CancelOrder order={order} />
      <ConfirmDialog
        open={asking}
        title={t('question')}
        back={t('goBack')}
        confirm={t('reject')}
        irreversible
        busy={decide.busy && decision === 'reject'}
        onBack={() => setAsking(false)}
        onConfirm={() => void say('reject')}
      >
        {t('questionText')}
      </ConfirmDialog>
    </>
  );
}
