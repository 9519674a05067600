import { useTranslations } from 'use-intl';
import type { Alert } from './reads-query.ts';

/** Whose reading was unusual, or of which order. */
export function useSubject() {
  const t = useTranslations('readAlerts');
  return ({ reader, order }: Alert): string => {
    if (reader !== null) return reader.fullName;
    return order === null ? t('somebody') : t('ofOrder', { number: order.siemensId });
  };
}
