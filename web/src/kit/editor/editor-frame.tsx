import { chakra } from '@chakra-ui/react/styled-system';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../dialog/dialog.tsx';
import { Box, Span } from '../elements/box.tsx';
import { Button } from '../elements/button.tsx';

/** The fields of what is edited, and beside them, from 1024 on, what follows from them. */
export const EditorColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    mt: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 338px' },
    '& > *': { display: 'grid', gap: '4', minWidth: '0', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > aside[data-fixed]': { position: { lg: 'sticky' }, top: '4' },
  },
});

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    mt: '4',
    py: '3',
    px: { base: '4', md: '6' },
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'box',
    boxShadow: 'float',
    textStyle: 'small',
  },
});

type BarProps = {
  label: string;
  /** What is not saved yet. */
  says: ReactNode;
  discard?: { label: string; onPress: () => void } | undefined;
  save: { label: string; busy: boolean; onPress: () => void };
};

/** Stands at the foot of the window while something is not saved. */
export function SaveBar({ label, says, discard, save }: BarProps) {
  return (
    <Bar role="region" aria-label={label}>
      <Span flex="1 1 200px" minWidth="0" overflowWrap="anywhere">
        {says}
      </Span>
      {discard !== undefined && (
        <Button size="panel" onClick={discard.onPress}>
          {discard.label}
        </Button>
      )}
      <Button size="panel" kind="primary" busy={save.busy} onClick={save.onPress}>
        {save.label}
      </Button>
    </Bar>
  );
}

type LeavingProps = {
  /** Whether leaving loses something; asked when somebody leaves. */
  isUnsaved: () => boolean;
  words: { title: string; stay: string; discard: string };
  /** What would be lost. */
  children: ReactNode;
};

/** Asks once more before what is not saved is left, by a link as by the browser's own ways. */
export function LeavingQuestion({ isUnsaved, words, children }: LeavingProps) {
  const leaving = useBlocker({
    shouldBlockFn: isUnsaved,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={leaving.status === 'blocked'}
      title={words.title}
      back={words.stay}
      confirm={words.discard}
      irreversible
      onBack={() => leaving.reset?.()}
      onConfirm={() => leaving.proceed?.()}
    >
      <Box as="span" overflowWrap="anywhere">
        {children}
      </Box>
    </ConfirmDialog>
  );
}
