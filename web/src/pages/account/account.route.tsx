import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PageName } from '../../forms/page-name.tsx';
import { Anchor, Box } from '../../parts/box.tsx';
import { PageTitle, SmallText } from '../../parts/heading.tsx';
import { OneColumn } from '../../parts/page-layout.tsx';
import { homeOf, requirePermission } from '../../session/session.ts';
import type { User } from '../../session/session.ts';
import { AccountTexts } from '../../texts/account-texts.tsx';
import { PanelLayout } from '../orders/panel-layout.tsx';
import { TwoSteps } from './two-steps.tsx';

export const Route = createFileRoute('/account')({
  loader: ({ context }) => requirePermission(context.queryClient, 'signedIn'),
  component: AccountPage,
});

function AccountPage() {
  const user = Route.useLoaderData();
  return (
    <PanelLayout user={user} current="account">
      <AccountTexts>
        <Settings user={user} />
      </AccountTexts>
    </PanelLayout>
  );
}

function Settings({ user }: { user: User }) {
  const t = useTranslations('account');
  return (
    <OneColumn>
      <PageName name={t('name')} />
      <PageTitle>{t('title')}</PageTitle>
      <SmallText mt="2">
        {user.fullName}, {user.email}
      </SmallText>
      <TwoSteps email={user.email} />
      {homeOf(user.roles) !== '/' && (
        <Box mt="8">
          <Anchor href={homeOf(user.roles)}>{t('back')}</Anchor>
        </Box>
      )}
    </OneColumn>
  );
}
