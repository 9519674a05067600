import { useTranslations } from 'use-intl';

const aMinute = 60_000;

/** For how long something waits, in the largest whole unit: '14 min', '27 godz.', '3 dni'. */
export function useAge(now: number): (since: Date) => string {
  const t = useTranslations('orders');
  return (since) => {
    const minutes = Math.max(0, Math.floor((now - since.getTime()) / aMinute));
    if (minutes < 60) return t('minutes', { minutes });
    return minutes < 48 * 60
      ? t('hours', { hours: Math.floor(minutes / 60) })
      : t('days', { days: Math.floor(minutes / (24 * 60)) });
  };
}
