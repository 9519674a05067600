import { eventNames, nameOfStatus } from '@app/machines/order';
import type { EventType } from '@app/machines/order';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Icon } from '../../../kit/elements/icon.tsx';
import type { Explanations } from '../order-query.ts';
import { MoveTitle } from './move-title.ts';
import { MoveList } from './open-moves.tsx';

/** What stands in the way here comes first; so many are shown at once. */
const shown = 4;
const named = 3;

type Locked = Explanations['refused'][number];

/** The administrator's events that are not possible now: text with why, or where they are. */
export function LockedMoves({ refused }: { refused: readonly Locked[] }) {
  const t = useTranslations('moves');
  const [all, setAll] = useState(false);
  const sorted = refused.toSorted(
    (one, other) => Number(one.sentence === null) - Number(other.sentence === null),
  );
  return (
    <div>
      <MoveTitle>{t('locked')}</MoveTitle>
      {sorted.length === 0 && (
        <Box textStyle="small" color="ink.muted">
          {t('nothingLocked')}
        </Box>
      )}
      <MoveList>
        {sorted.slice(0, all ? sorted.length : shown).map((locked) => (
          <li key={String(locked.event)}>
            <Icon of={LockKeyhole} color="ink.muted" size="small" mt="2px" />
            <Box minWidth="0">
              <Box fontWeight="medium">{eventNames[locked.event as EventType]}</Box>
              <Box color="ink.muted">
                {locked.sentence ?? t('opensIn', { statuses: placesOf(locked, t) })}
              </Box>
            </Box>
          </li>
        ))}
      </MoveList>
      {sorted.length > shown && (
        <Button kind="quiet" size="panel" onClick={() => setAll(!all)}>
          {all ? t('fewer') : t('more', { count: sorted.length })}
        </Button>
      )}
    </div>
  );
}

function placesOf({ opensIn }: Locked, t: ReturnType<typeof useTranslations<'moves'>>): string {
  const names = opensIn.map((status) => nameOfStatus(String(status)));
  const first = names.slice(0, named).join(', ');
  return names.length > named ? t('andMore', { statuses: first, count: names.length - named }) : first;
}
