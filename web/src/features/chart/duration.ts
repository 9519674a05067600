import { useTranslations } from 'use-intl';

const minute = 60_000;

/** How long something took, in the largest whole unit: '38 min', '4 godz.', '3 dni'. */
export function useDuration(): (ms: number) => string {
  const t = useTranslations('chart.duration');
  return (ms) => {
    const minutes = Math.floor(ms / minute);
    if (minutes < 1) return t('seconds');
    if (minutes < 60) return t('minutes', { minutes });
    const hours = Math.floor(minutes / 60);
    return hours < 48 ? t('hours', { hours }) : t('days', { days: Math.floor(hours / 24) });
  };
}
