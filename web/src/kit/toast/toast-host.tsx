import { chakra } from '@chakra-ui/react/styled-system';
import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { openDialogs } from '../dialog/open-dialogs.ts';
import { Box, Row, Span } from '../elements/box.tsx';
import { Button } from '../elements/button.tsx';
import { Icon } from '../elements/icon.tsx';
import { IconButton } from '../elements/icon-button.tsx';
import { dismissToast, toastStore } from './toasts.ts';
import type { Toast } from './toasts.ts';

const Host = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: '10',
    right: { base: '4', md: '6' },
    left: { base: '4', md: 'auto' },
    bottom: { base: '4', md: '6' },
    width: { md: '420px' },
    maxHeight: 'calc(100dvh - 32px)',
    overflowY: 'auto',
    display: 'grid',
    gap: '2',
  },
});

const lasts = { done: 6_000, info: 12_000, waiting: 12_000, refused: 12_000 };
const icons = { done: Check, info: Info, waiting: CircleAlert, refused: CircleAlert };
const colors = { done: 'done', info: 'primary', waiting: 'waiting', refused: 'refused' };

/**
 * Where passing words stand: bottom right, read aloud, never in the way of focus; below them what lasts. While a dialog is
 * open they stand within it, because the rest of the page is out of reach.
 */
export function ToastHost({ children }: { children?: ReactNode }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.topmost);
  const shown = (
    <>
      {toasts.map((one) => (
        <ToastCard key={one.id} toast={one} />
      ))}
      {children}
    </>
  );
  return (
    <>
      <Host role="status" aria-live="polite">
        {dialog === null && shown}
      </Host>
      {dialog !== null &&
        createPortal(
          <Host role="status" aria-live="polite">
            {shown}
          </Host>,
          dialog,
        )}
    </>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useTranslations('kit');
  const { action } = toast;
  useEffect(() => {
    const { id, meaning, lasts: own = lasts[meaning] } = toast;
    if (own === null) return;
    const timer = setTimeout(() => dismissToast(id), own);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <Box
      bg="surface"
      borderRadius="box"
      boxShadow="float"
      py="2"
      pl="6"
      pr="2"
      display="flex"
      alignItems="center"
      gap="3"
    >
      <Icon of={icons[toast.meaning]} color={colors[toast.meaning]} />
      <Row flex="1" flexWrap="wrap" gap="0 12px" minHeight="control.panel">
        <Span textStyle="small" flex="1 1 160px">
          {toast.text}
        </Span>
        {action !== undefined && (
          <Button
            kind="quiet"
            size="panel"
            onClick={() => {
              dismissToast(toast.id);
              action.press();
            }}
          >
            {action.label}
          </Button>
        )}
      </Row>
      <IconButton icon={X} label={t('dismiss')} onClick={() => dismissToast(toast.id)} />
    </Box>
  );
}
