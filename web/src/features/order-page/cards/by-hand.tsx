import { actorNames, isActor, type Proof } from '@app/machines/order';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from '../data/data.messages.ts';
import { lifeQuery } from '../data/record-queries.ts';
import type { StaffOrder } from '../order-query.ts';

const facts = { identity: 'identityVerified', payment: 'paid', signature: 'signed' } as const;

/** Who vouches for what the order has, and why; nothing where a provider's answer proves it. */
export const ByHand = withTexts(messages, function ByHand({ order, of }: { order: StaffOrder; of: Proof }) {
  const t = useTranslations('life');
  const query = useQuery(lifeQuery(order, 'moves'));
  const row = query.data?.rows.find((each) => each.kind === 'move' && each.proves === of);
  if (!order.facts[facts[of]] || row?.kind !== 'move' || row.how !== 'by_hand') return null;
  const { by, actor, reason } = row;
  const who = by ?? (isActor(actor) ? actorNames[actor] : actor);
  return (
    <Box mt="3" textStyle="small" color="ink.muted" overflowWrap="anywhere">
      {reason === null ? t('byHand', { who }) : t('byHandReason', { who, reason })}
    </Box>
  );
});
