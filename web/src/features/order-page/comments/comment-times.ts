import { useTranslations } from 'use-intl';
import { clockTime, shortDate, shortTime } from '../../../kit/format/dates.ts';

/** 'dziś, 12:33', else '20.11, 12:33'. */
export function useShortTime() {
  const t = useTranslations('comments');
  return (at: number | string) => {
    const moment = new Date(at);
    return shortDate(moment) === shortDate(new Date())
      ? `${t('today')}, ${clockTime(moment)}`
      : shortTime(moment);
  };
}
