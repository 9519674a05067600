import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { clockTime } from '../../../../kit/format/dates.ts';
import { Icon } from '../../../../kit/elements/icon.tsx';
import type { Autosave } from './use-draft.ts';

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

/** Whether what was typed is saved: in the corner of the form. */
export function SavedState({ autosave }: { autosave: Autosave }) {
  const t = useTranslations('kit');
  const busy = useSelector(autosave, (state) => state.hasTag('busy'));
  const failed = useSelector(autosave, (state) => state.matches('failed'));
  const savedAt = useSelector(autosave, (state) => state.context.savedAt);
  if (failed) {
    return (
      <Frame role="status">
        <Frame color="refused" gap="1">
          {t('notSaved')}
          <Again type="button" onClick={() => autosave.send({ type: 'SAVE' })}>
            {t('retry')}
          </Again>
        </Frame>
      </Frame>
    );
  }
  return (
    <Frame role="status">
      {busy && t('saving')}
      {!busy && savedAt !== null && (
        <>
          <Icon of={Check} size="small" color="done" />
          {t('savedAt', { at: clockTime(new Date(savedAt)) })}
        </>
      )}
    </Frame>
  );
}
