import { useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../../kit/elements/box.tsx';
import { Note } from '../../../../kit/elements/card.tsx';
import { useOnline } from '../../../../kit/use-online.ts';
import type { Autosave } from './use-draft.ts';

/** Says that the server cannot be reached, and that typing may go on; a lost network the page itself says. */
export function SavingNotice({ autosave }: { autosave: Autosave }) {
  const t = useTranslations('companyForm.saving');
  const failed = useSelector(autosave, (state) => state.matches('failed'));
  const online = useOnline();
  return <Box role="status">{online && failed && <Note meaning="waiting">{t('unreachable')}</Note>}</Box>;
}
