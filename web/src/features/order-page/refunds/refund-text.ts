import { formatSum, fromDecimal } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
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

/** For how long something waits, in the largest whole unit: '14 min', '27 godz.', '3 dni'. */
export function useAge(now: number): (since: Date) => string {
  const t = useTranslations('refundRegister');
  return (since) => {
    const minutes = Math.max(0, Math.floor((now - since.getTime()) / 60_000));
    if (minutes < 60) return t('minutes', { minutes });
    return minutes < 48 * 60
      ? t('hours', { hours: Math.floor(minutes / 60) })
      : t('days', { days: Math.floor(minutes / (24 * 60)) });
  };
}

/** The last that happened to a refund: when, by whom and under which number. */
export function whoAndWhen(refund: Refund, t: ReturnType<typeof useTranslations<'refunds'>>): string {
  const when = (at: string) => shortTime(new Date(at));
  if (refund.settledAt !== null)
    return [when(refund.settledAt), refund.settledBy, refund.reference].filter(Boolean).join(', ');
  if (refund.orderedAt !== null)
    return t('orderedAt', { when: when(refund.orderedAt), who: refund.orderedBy ?? '' });
  return t('since', { when: when(refund.createdAt) });
}
