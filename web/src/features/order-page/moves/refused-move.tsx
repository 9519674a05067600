import { panelName } from '@app/machines/order';
import type { OrderStatus } from '@app/machines/order';
import { LockKeyhole } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../../../kit/elements/box.tsx';
import type { MoveSpec } from './move-specs.ts';
import { Notice } from './notice.tsx';

/** The move for want of which evidence is recorded: what it lacks, and who can bring that. */
export function RefusedMove({ to, lacks }: NonNullable<MoveSpec['refused']>) {
  const t = useTranslations('moveDialog');
  return (
    <Box borderRadius="box" overflow="clip" mb="4">
      <Notice icon={LockKeyhole}>
        {t('refusedTo', { status: panelName(to) })}
        {lacks.map(({ sentence, who }) => (
          <Box key={sentence}>
            {who !== null && <Span fontWeight="semibold">{t('lacking')}</Span>} {sentence}{' '}
            {who !== null && t('bring', { who })}
          </Box>
        ))}
      </Notice>
    </Box>
  );
}

/** What the server says of a move that would be refused; a forced one names the status that it would lead to. */
export function WouldBeRefused({ to, why }: { to: OrderStatus | null; why: string }) {
  const t = useTranslations('moveDialog');
  return (
    <Box borderRadius="box" overflow="clip">
      <Notice icon={LockKeyhole} role="alert">
        {to !== null && <Box>{t('refusedTo', { status: panelName(to) })}</Box>}
        {why}
      </Notice>
    </Box>
  );
}
