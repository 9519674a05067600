import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Anchor, Box } from '../../parts/box.tsx';
import { Button } from '../../parts/button.tsx';
import { Lead, PageTitle } from '../../parts/heading.tsx';
import { NextSteps } from '../../parts/next-steps.tsx';
import { OneColumn } from '../../parts/page-layout.tsx';
import { askApi } from '../../queries/call-api.ts';
import { useTheme } from '../../theme/theme-provider.tsx';
import { PageName } from '../../forms/page-name.tsx';
import { PublicLayout } from '../public-layout.tsx';
import { PasswordForm } from './password-form.tsx';

/** `token` is the one-use key of a new-password link. */
export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loaderDeps: ({ search }) => ({ token: search.token }),
  loader: async ({ deps: { token } }) =>
    token === undefined
      ? null
      : { token, valid: (await askApi('getPasswordReset', { params: { token } })).valid },
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  const t = useTranslations('pages.reset');
  const link = Route.useLoaderData();
  const email = useLocation({ select: (location) => location.state.email });
  const [changing, setChanging] = useState(email !== undefined);
  return (
    <PublicLayout>
      <PageName name={t('name')} />
      <OneColumn narrow>
        {link !== null && <ByLink token={link.token} valid={link.valid} />}
        {link === null && changing && <Change email={email} />}
        {link === null && !changing && <AskForLink onChange={() => setChanging(true)} />}
        <Box mt="6" textStyle="small">
          <Anchor href="/login">{t('back')}</Anchor>
        </Box>
      </OneColumn>
    </PublicLayout>
  );
}

function ByLink({ token, valid }: { token: string; valid: boolean }) {
  const t = useTranslations('pages.reset');
  if (!valid) {
    return (
      <>
        <PageTitle>{t('linkOver')}</PageTitle>
        <Lead>{t('linkOverText')}</Lead>
      </>
    );
  }
  return (
    <>
      <PageTitle>{t('linkTitle')}</PageTitle>
      <Lead>{t('linkLead')}</Lead>
      <PasswordForm by={{ token }} />
    </>
  );
}

function Change({ email }: { email: string | undefined }) {
  const t = useTranslations('pages.reset');
  return (
    <>
      <PageTitle>{t('expiredTitle')}</PageTitle>
      {email !== undefined && <Lead>{t('expiredLead')}</Lead>}
      <PasswordForm by={{ email: email ?? '' }} />
    </>
  );
}

function AskForLink({ onChange }: { onChange: () => void }) {
  const t = useTranslations('pages.reset');
  const { brand } = useTheme();
  return (
    <>
      <PageTitle>{t('askTitle')}</PageTitle>
      <Lead>{t('askLead')}</Lead>
      <NextSteps
        steps={[
          {
            title: t('askSteps.ask'),
            text: t('askSteps.askText', { phone: brand.phone.replaceAll(' ', '\u00A0') }),
          },
          { title: t('askSteps.open'), text: t('askSteps.openText') },
          { title: t('askSteps.set'), text: t('askSteps.setText') },
        ]}
      />
      <Button kind="quiet" onClick={onChange}>
        {t('change')}
      </Button>
    </>
  );
}
