import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Span } from '../elements/box.tsx';
import { Icon } from '../elements/icon.tsx';
import { chipStyle } from './chip.ts';
import { ClearChip } from './clear-chip.tsx';

const Chip = chakra('button', chipStyle);

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    inset: 'auto',
    m: '0',
    width: '320px',
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: '360px',
    overflowY: 'auto',
    p: '4',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'box',
    bg: 'surface',
    color: 'ink',
    boxShadow: 'float',
    textStyle: 'small',
  },
});

type Props = {
  label: string;
  text: string;
  chosen?: boolean;
  /** For a filter: takes away what is chosen. */
  onClear?: () => void;
  children: ReactNode;
};

/** A chip with a popover of choices under it; `text` is what the chip says, `label` what the choices are about. */
export function ChipPopover({ label, text, chosen = false, onClear, children }: Props) {
  const clears = chosen && onClear !== undefined;
  const id = useId();
  const chip = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** Under the chip, and never beyond the right edge of the window. */
  function place() {
    if (chip.current === null || panel.current === null) return;
    const { left, bottom } = chip.current.getBoundingClientRect();
    const width = Math.min(320, window.innerWidth - 16);
    panel.current.style.top = `${bottom + window.scrollY + 4}px`;
    panel.current.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
  }
  return (
    <Span position="relative" display="inline-flex" flex="none">
      <Chip
        ref={chip}
        type="button"
        chosen={chosen}
        popoverTarget={id}
        onClick={place}
        maxWidth="260px"
        pr={clears ? '8' : '3'}
      >
        <Span overflow="hidden" textOverflow="ellipsis">
          {text}
        </Span>
        {!clears && <Icon of={ChevronDown} size="small" color="ink.muted" />}
      </Chip>
      {clears && (
        <ClearChip
          of={label}
          position="absolute"
          right="1"
          top="1"
          onClick={() => {
            onClear();
            chip.current?.focus();
          }}
        />
      )}
      <Panel ref={panel} id={id} popover="auto" role="group" aria-label={label}>
        {children}
      </Panel>
    </Span>
  );
}
