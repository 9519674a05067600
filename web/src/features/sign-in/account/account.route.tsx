import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PageName } from '../../../kit/page/page-name.tsx';
import { Anchor, Box } from '../../../kit/elements/box.tsx';
import { PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { homeOf, requirePermission } from '../../../api/session.ts';
import type { User } from '../../../api/session.ts';
import { Texts } from '../../../texts/texts.tsx';
import { messages } from '../account.messages.ts';
import { PanelKeys } from './panel-keys.tsx';
import { TwoSteps } from './two-steps.tsx';

export const Route = createFileRoute('/_panel/account')({
  loader: ({ context }) => requirePermission(context.queryClient, 'signedIn'),
  component: AccountPage,
});

function AccountPage() {
  const user = Route.useLoaderData();
  return (
    <Texts of={messages}>
      <Settings user={user} />
    </Texts>
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
      <PanelKeys />
      {homeOf(user.roles) !== '/' && (
        <Box mt="8">
          <Anchor href={homeOf(user.roles)}>{t('back')}</Anchor>
        </Box>
      )}
    </OneColumn>
  );
}
