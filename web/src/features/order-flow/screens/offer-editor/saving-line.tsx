import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Row } from '../../../../kit/elements/box.tsx';
import { Icon } from '../../../../kit/elements/icon.tsx';
import { clockTime } from '../../../../kit/format/dates.ts';
import type { SavingState } from './use-autosave.ts';

/** Whether what stands on the page is saved, and since when. */
export function SavingLine({ state }: { state: SavingState }) {
  const t = useTranslations('offerEditor');
  return (
    <Row gap="2" textStyle="small" color="ink.muted" role="status">
      {state.name === 'saved' && <Icon of={Check} size="small" color="done" />}
      {state.name === 'saved' ? t('saved', { time: clockTime(new Date(state.at)) }) : t(state.name)}
    </Row>
  );
}
