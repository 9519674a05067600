import { chakra } from '@chakra-ui/react/styled-system';
import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../elements/box.tsx';
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

const lasts = { done: 6_000, waiting: 12_000, refused: 12_000 };

/** Where passing words stand: bottom right, read aloud, never in the way of focus; below them what lasts. */
export function ToastHost({ children }: { children?: ReactNode }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <Host role="status" aria-live="polite">
      {toasts.map((one) => (
        <ToastCard key={one.id} toast={one} />
      ))}
      {children}
    </Host>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useTranslations('kit');
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), lasts[toast.meaning]);
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
      <Icon of={toast.meaning === 'done' ? Check : CircleAlert} color={toast.meaning} />
      <Span textStyle="small" flex="1">
        {toast.text}
      </Span>
      <IconButton icon={X} label={t('dismiss')} onClick={() => dismissToast(toast.id)} />
    </Box>
  );
}
