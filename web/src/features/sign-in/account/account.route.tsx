import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PageName } from '../../../kit/page/page-name.tsx';
import { Anchor, Box } from '../../../kit/elements/box.tsx';
import { PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { homeOf, requirePermission } from '../../../api/session.ts';
import type { User } from '../../../api/session.ts';
import { AccountTexts } from '../sign-in-texts.tsx';
import { PanelLayout } from '../../../app/panel-layout.tsx';
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
