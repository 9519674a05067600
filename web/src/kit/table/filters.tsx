import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Span } from '../elements/box.tsx';
import { chipStyle } from './chip.ts';

const Chip = chakra('button', chipStyle);
const Clear = chakra('button', {
  base: {
    flex: 'none',
    px: '2',
    color: 'primary',
    fontWeight: 'medium',
    textStyle: 'small',
    cursor: 'pointer',
  },
});

const Line = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
    py: '1',
    mx: { base: 'calc(-1 * var(--gutter))', md: '0' },
    px: { base: 'gutter', md: '0' },
  },
});

/** Chips in one row above a list; on phones the row scrolls sideways. */
export function FilterLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Line role="group" aria-label={label}>
      {children}
    </Line>
  );
}

/** Narrows the list to one of its parts; the count is left out until it is known. */
export function TabChip({
  chosen,
  count,
  onChoose,
  children,
}: {
  chosen: boolean;
  count: number | undefined;
  onChoose: () => void;
  children: ReactNode;
}) {
  const t = useTranslations('kit.list');
  return (
    <Chip type="button" chosen={chosen} aria-pressed={chosen} onClick={onChoose}>
      {children}{' '}
      {count !== undefined && (
        <Span color="ink.muted" fontVariantNumeric="tabular-nums">
          {t('count', { count })}
        </Span>
      )}
    </Chip>
  );
}

export function ClearFilters({ onClear }: { onClear: () => void }) {
  const t = useTranslations('kit.list');
  return (
    <Clear type="button" onClick={onClear}>
      {t('clear')}
    </Clear>
  );
}
