import { useTranslations } from 'use-intl';
import { useSettings } from '../../api/settings.ts';
import type { KeyHint } from '../../kit/table/key-hints.tsx';

/** The keys of a list of orders that are shown under it; none to who has turned them off. */
export function useListHints(ticks: boolean): { hints?: readonly KeyHint[] } {
  const t = useTranslations('orders.hint');
  const { settings } = useSettings();
  if (!settings.keys) return {};
  const ofTicked: readonly KeyHint[] = [
    [['X'], t('tick')],
    [['A'], t('attendant')],
  ];
  return {
    hints: [[['J', 'K'], t('row')], [['Enter'], t('open')], ...(ticks ? ofTicked : []), [['?'], t('all')]],
  };
}
