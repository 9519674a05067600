import { areaOf, mayDo } from '@app/machines/contract';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, ForScreenReader, Row, Span } from '../../kit/elements/box.tsx';
import { initials } from '../../kit/format/initials.ts';
import { Footer } from '../../kit/page/footer.tsx';
import { Header } from '../../kit/page/header.tsx';
import { IconButton } from '../../kit/elements/icon-button.tsx';
import { PageContent } from '../../kit/page/page-layout.tsx';
import { InsideLayout } from '../../kit/page/public-layout.tsx';
import { DeadlineNotices } from '../../features/order-page/comments/deadline-notices.tsx';
import { ConfirmationHost } from '../../features/sign-in/confirmation/confirmation-host.tsx';
import { homeOf } from '../../api/session.ts';
import type { User } from '../../api/session.ts';
import { useCommand } from '../../api/use-command.ts';
import { OrderSearch } from './order-search.tsx';
import { MenuDrawer, MenuLine } from './panel-menu.tsx';

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
  const client = useQueryClient();
  const router = useRouter();
  const place = useLocation({ select: ({ pathname }) => pathname });
  const current = (href: string) => (place === href ? 'page' : undefined);
  const home = homeOf(user.roles);
  const signOut = useCommand('signOut', {
    onReply: async () => {
      client.clear();
      await router.navigate({ to: '/login' });
    },
  });
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
              disabled={signOut.busy}
              onClick={() => void signOut.send()}
            />
            <MenuDrawer user={user} />
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
      {mayDo(user.roles, 'manageTasks') && <DeadlineNotices userId={user.id} area={areaOf(user.roles)} />}
    </>
  );
}
