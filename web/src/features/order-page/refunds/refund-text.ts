import { formatSum, fromDecimal } from '@app/machines/rules';
import type { useTranslations } from 'use-intl';
import type { Reply } from '../../../api/answer.ts';
import { shortTime } from '../../../kit/format/dates.ts';

export type Refund = Reply<'getMoney'>['refunds'][number];

/** What a state of a refund means for who looks at it. */
export const meanings = {
  owed: 'waiting',
  ordered: 'primary',
  paid_out: 'done',
  kept_by_agreement: 'neutral',
} as const;

/** A sum in its own currency. */
export const sumText = ({ amount, currency }: { amount: string; currency: string }): string =>
  formatSum(fromDecimal(amount), currency);

/** The last that happened to a refund: when, by whom and under which number. */
export function whoAndWhen(refund: Refund, t: ReturnType<typeof useTranslations<'refunds'>>): string {
  const when = (at: string) => shortTime(new Date(at));
  if (refund.settledAt !== null)
    return [when(refund.settledAt), refund.settledBy, refund.reference].filter(Boolean).join(', ');
  if (refund.orderedAt !== null)
    return t('orderedAt', { when: when(refund.orderedAt), who: refund.orderedBy ?? '' });
  return t('since', { when: when(refund.createdAt) });
}
