import { areaOf, mayDo } from '@app/machines/contract';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, ForScreenReader, Row, Span } from '../../kit/elements/box.tsx';
import { initials } from '../../kit/format/initials.ts';
import { Footer } from '../../kit/page/footer.tsx';
import { Header } from '../../kit/page/header.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { IconButton } from '../../kit/elements/icon-button.tsx';
import { lazily } from '../../kit/lazily.tsx';
import { letErrorsStay } from '../../kit/toast/toasts.ts';
import { PageContent } from '../../kit/page/page-layout.tsx';
import { InsideLayout } from '../../kit/page/public-layout.tsx';
import { DeadlineNotices } from '../../features/order-page/comments/deadline-notices.tsx';
import { ConfirmationHost } from '../../features/sign-in/confirmation/confirmation-host.tsx';
import { homeOf } from '../../api/session.ts';
import type { User } from '../../api/session.ts';
import { Bell } from './bell.tsx';
import { OrderSearch } from './order-search.tsx';
import { IconLinks, MenuDrawer, MenuLine } from './panel-menu.tsx';
import { SessionEnd } from './session-end.tsx';
import { usePanelKeys } from './use-panel-keys.ts';
import { useCable } from './use-cable.ts';
import { useSignOut } from './use-sign-out.ts';

const KeysHelp = lazily(async () => (await import('./keys-help.tsx')).KeysHelp);

const Avatar = chakra('span', {
  base: {
    boxSize: '8',
    borderRadius: 'round',
    bg: 'surface.hover',
    display: 'grid',
    placeItems: 'center',
    textStyle: 'caption',
    fontWeight: 'semibold',
    color: 'ink',
  },
});

const Account = chakra('a', { base: { display: 'flex', alignItems: 'center', gap: '4' } });

type Props = { user: User; children: ReactNode };

/** Header with search, who is signed in and the way out, the role's menu under it. */
export function PanelLayout({ user, children }: Props) {
  const t = useTranslations('panel');
  const place = useLocation({ select: ({ pathname }) => pathname });
  const current = (href: string) => (place === href ? 'page' : undefined);
  const home = homeOf(user.roles);
  const [helping, help] = useState(false);
  usePanelKeys(user, () => help(true));
  useCable(mayDo(user.roles, 'readEveryOrder'));
  useEffect(letErrorsStay, []);
  const signOut = useSignOut();
  return (
    <>
      <Header
        homeHref={home}
        menu={
          <Span display={{ base: 'none', md: 'block' }}>
            <OrderSearch user={user} />
          </Span>
        }
        aside={
          <Row gap={{ base: '0', sm: '4' }}>
            <IconLinks user={user} />
            {mayDo(user.roles, 'ringBell') && <Bell />}
            <Account href="/account" title={t('account')} aria-current={current('/account')}>
              <Avatar aria-hidden>{initials(user.fullName)}</Avatar>
              <ForScreenReader>{t('account')}</ForScreenReader>{' '}
              <Span color="ink" display={{ base: 'none', lg: 'inline' }}>
                {user.fullName}
              </Span>
            </Account>
            <IconButton
              icon={LogOut}
              label={t('signOut')}
              display={{ base: 'none', sm: 'inline-grid' }}
              disabled={signOut.busy}
              onClick={signOut.send}
            />
            <MenuDrawer user={user}>
              <Box display={{ sm: 'none' }} mt="4">
                <Button kind="quiet" size="panel" disabled={signOut.busy} onClick={signOut.send}>
                  {t('signOut')}
                </Button>
              </Box>
            </MenuDrawer>
          </Row>
        }
      />
      <MenuLine user={user} />
      <PageContent>
        <Box display={{ md: 'none' }} pt="4">
          <OrderSearch user={user} />
        </Box>
        <InsideLayout value>{children}</InsideLayout>
      </PageContent>
      <Footer />
      <ConfirmationHost />
      {helping && <KeysHelp open onClose={() => help(false)} />}
      <SessionEnd user={user} />
      {mayDo(user.roles, 'manageTasks') && <DeadlineNotices userId={user.id} area={areaOf(user.roles)} />}
    </>
  );
}
