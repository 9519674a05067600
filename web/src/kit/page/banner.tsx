import { Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, Span } from '../elements/box.tsx';
import { Icon } from '../elements/icon.tsx';

/** Hosts on which nothing is real: those containing staging, beta or localhost, and the machine itself. */
export function isTestHost(host: string): boolean {
  return /staging|beta|localhost|^127\.0\.0\.1$|^\[::1\]$/.test(host);
}

/** Whether the server that sent the page is partners' sandbox, whatever its host is called. */
const isSandbox = (): boolean => document.documentElement.hasAttribute('data-sandbox');

/** Says that this is a place to try things out. */
export function TestModeBanner() {
  const t = useTranslations('kit');
  if (!isSandbox() && !isTestHost(location.hostname)) return null;
  return (
    <Box
      bg="waiting.tint"
      color="waiting"
      textStyle="small"
      textAlign="center"
      py={{ base: '1', md: '2' }}
      px="gutter"
      borderBottom="1px solid"
      borderColor="line"
    >
      {isSandbox() ? t('sandboxMode') : t('testMode')}
    </Box>
  );
}

/** What is said of work that is to come. */
export function MaintenanceBanner({ children }: { children: ReactNode }) {
  return (
    <Box
      bg="primary.tint"
      textStyle="small"
      py="2"
      px="gutter"
      display="flex"
      justifyContent="center"
      gap="2"
      borderBottom="1px solid"
      borderColor="line"
    >
      <Icon of={Wrench} size="small" color="primary" mt="2px" flex="none" />
      <Span overflowWrap="anywhere">{children}</Span>
    </Box>
  );
}
