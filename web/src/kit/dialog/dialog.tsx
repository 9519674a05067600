import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Actions } from '../elements/actions.tsx';
import { Box } from '../elements/box.tsx';
import { Button } from '../elements/button.tsx';
import { openDialogs } from './open-dialogs.ts';

const Frame = chakra('dialog', {
  base: {
    m: 'auto',
    width: 'calc(100% - 32px)',
    maxWidth: '560px',
    maxHeight: 'calc(100dvh - 32px)',
    p: { base: '4', sm: '6' },
    bg: 'surface',
    color: 'ink',
    border: '0',
    borderRadius: 'box',
    boxShadow: 'float',
    overflowY: 'auto',
    '&::backdrop': { background: 'rgb(16 37 43 / .4)' },
  },
  variants: { wide: { true: { maxWidth: '720px' } } },
});

const Title = chakra('h2', { base: { textStyle: 'h2', outline: 'none' } });

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** 720 instead of 560: what is asked stands beside what follows. */
  wide?: boolean;
  /** There is more to read than fits: it opens at its title, not at its first button. */
  reads?: boolean;
  children: ReactNode;
  actions: ReactNode;
};

/** A question over the page. The browser keeps focus inside, closes on Escape and gives focus back. */
export function Dialog({ open, onClose, title, wide = false, reads = false, children, actions }: Props) {
  const frame = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  const titleId = useId();
  // Before other effects, which may give focus to something under the dialog.
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (dialog === null) return;
    if (open && !dialog.open) {
      opener.current = document.activeElement;
      dialog.showModal();
      if (reads) heading.current?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open, reads]);
  useEffect(() => (open && frame.current !== null ? openDialogs.add(frame.current) : undefined), [open]);
  // A dialog that is taken away while it is open was never closed: the browser gives nothing back.
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener.current instanceof HTMLElement)
        opener.current.focus();
    },
    [],
  );
  return (
    <Frame
      ref={frame}
      wide={wide}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => {
        // A file input's cancel rises to here as well.
        if (event.target !== event.currentTarget) return;
        // The browser would close it now and say so later: a key pressed in between would be lost.
        event.preventDefault();
        onClose();
      }}
    >
      <Title ref={heading} id={titleId} tabIndex={reads ? -1 : undefined}>
        {title}
      </Title>
      <Box mt="2" color="ink.muted">
        {children}
      </Box>
      <Actions mt="6" gap="4">
        {actions}
      </Actions>
    </Frame>
  );
}

type ConfirmProps = {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  back: ReactNode;
  confirm: ReactNode;
  irreversible?: boolean;
  /** The way back is what is advised. */
  advisesBack?: boolean;
  busy?: boolean;
  onBack: () => void;
  onConfirm: () => void;
};

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmProps) {
  return (
    <Dialog
      open={props.open}
      onClose={props.onBack}
      title={props.title}
      actions={
        <>
          <Button kind={props.advisesBack === true ? 'primary' : 'second'} onClick={props.onBack}>
            {props.back}
          </Button>
          <Button
            kind={
              props.irreversible === true ? 'irreversible' : props.advisesBack === true ? 'second' : 'primary'
            }
            busy={props.busy ?? false}
            onClick={props.onConfirm}
          >
            {props.confirm}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
