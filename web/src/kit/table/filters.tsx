import { chakra } from '@chakra-ui/react/styled-system';
import type { FocusEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Span } from '../elements/box.tsx';
import { chipStyle } from './chip.ts';

const Chip = chakra('button', chipStyle);
const Quiet = chakra('button', {
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
    scrollPaddingInline: 'gutter',
    py: '1',
    mx: { base: 'calc(-1 * var(--gutter))', md: '0' },
    px: { base: 'gutter', md: '0' },
  },
  variants: {
    tabs: {
      true: {
        py: '0',
        gap: { base: '4', md: '6' },
        flexWrap: 'nowrap',
        overflowX: 'auto',
        borderBottom: '1px solid',
        borderColor: 'line',
        '& > [aria-pressed]': {
          height: '10',
          px: '0',
          border: '0',
          borderBlock: '2px solid transparent',
          borderRadius: '0',
          bg: 'transparent',
          color: 'ink.muted',
          _focusVisible: { outlineOffset: '-2px' },
        },
        '& > [aria-pressed=true]': { color: 'ink', fontWeight: 'medium', borderBottomColor: 'primary' },
      },
    },
  },
});

/** What one tabs to is shown whole: browsers scroll to what is outside of a row, not to what stands out of it. */
export function showWhole({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Chips in one row above a list, or its tabs on a rule; what does not fit is reached sideways. */
export function FilterLine({
  label,
  children,
  ...rest
}: {
  label: string;
  tabs?: boolean;
  children: ReactNode;
  /** Marks the filters that the key F leads to. */
  'data-filters'?: boolean;
}) {
  return (
    <Line role="group" aria-label={label} onFocus={showWhole} {...rest}>
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
  const t = useTranslations('list');
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

/** Something to do in a row of chips that narrows nothing. */
export function QuietChip({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Quiet type="button" onClick={onClick}>
      {children}
    </Quiet>
  );
}

export function ClearFilters({ onClear }: { onClear: () => void }) {
  const t = useTranslations('list');
  return <QuietChip onClick={onClear}>{t('clear')}</QuietChip>;
}
