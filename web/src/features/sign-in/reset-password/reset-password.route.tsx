import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Anchor, Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Lead, PageTitle } from '../../../kit/elements/heading.tsx';
import { NextSteps } from '../../../kit/elements/next-steps.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { askApi } from '../../../api/call-api.ts';
import type { SecondStep } from '../second-factor.ts';
import { useTheme } from '../../../theme/theme-provider.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { PublicLayout } from '../../../kit/page/public-layout.tsx';
import { SecondStepPage } from '../second-step/second-step-page.tsx';
import { useSecondStep } from '../second-step/use-second-step.ts';
import { Texts } from '../../../texts/texts.tsx';
import { messages } from '../sign-in.messages.ts';
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
  return (
    <Texts of={messages}>
      <ResetPassword />
    </Texts>
  );
}

function ResetPassword() {
  const t = useTranslations('reset');
  const link = Route.useLoaderData();
  const email = useLocation({ select: (location) => location.state.email });
  const [changing, setChanging] = useState(email !== undefined);
  const navigate = useNavigate();
  const { step, ask } = useSecondStep();
  const signInAnew = (message?: string) => {
    if (message !== undefined) toast('refused', message);
    void navigate({ to: '/login' });
  };
  if (step !== null) return <SecondStepPage step={step} onOver={signInAnew} />;
  return (
    <PublicLayout>
      <PageName name={t('name')} />
      <OneColumn narrow>
        {link !== null && <ByLink token={link.token} valid={link.valid} onSecondStep={ask} />}
        {link === null && changing && <Change email={email} onSecondStep={ask} />}
        {link === null && !changing && <AskForLink onChange={() => setChanging(true)} />}
        <Box mt="6" textStyle="small">
          <Anchor href="/login">{t('back')}</Anchor>
        </Box>
      </OneColumn>
    </PublicLayout>
  );
}

type Asking = { onSecondStep: (step: SecondStep) => void };

function ByLink({ token, valid, onSecondStep }: { token: string; valid: boolean } & Asking) {
  const t = useTranslations('reset');
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
      <PasswordForm by={{ token }} onSecondStep={onSecondStep} />
    </>
  );
}

function Change({ email, onSecondStep }: { email: string | undefined } & Asking) {
  const t = useTranslations('reset');
  return (
    <>
      <PageTitle>{t('expiredTitle')}</PageTitle>
      {email !== undefined && <Lead>{t('expiredLead')}</Lead>}
      <PasswordForm by={{ email: email ?? '' }} onSecondStep={onSecondStep} />
    </>
  );
}

function AskForLink({ onChange }: { onChange: () => void }) {
  const t = useTranslations('reset');
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
