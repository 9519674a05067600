import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { clockTime } from '../../../../kit/format/dates.ts';
import { Icon } from '../../../../kit/elements/icon.tsx';

const Frame = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'small',
    color: 'ink.muted',
    whiteSpace: 'nowrap',
  },
});

const Again = chakra('button', {
  base: { color: 'refused', textDecoration: 'underline', textUnderlineOffset: '3px', cursor: 'pointer' },
});

export type Saved =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'saved'; at: Date }
  | { state: 'failed' };

/** Whether what was typed is saved: in the corner of a form. */
export function SavedState({ saved, onRetry }: { saved: Saved; onRetry: () => void }) {
  const t = useTranslations('kit');
  return (
    <Frame role="status">
      {saved.state === 'saving' && t('saving')}
      {saved.state === 'saved' && (
        <>
          <Icon of={Check} size="small" color="done" />
          {t('savedAt', { at: clockTime(saved.at) })}
        </>
      )}
      {saved.state === 'failed' && (
        <Frame color="refused" gap="1">
          {t('notSaved')}
          <Again type="button" onClick={onRetry}>
            {t('retry')}
          </Again>
        </Frame>
      )}
    </Frame>
  );
}
