import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Lead, PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { homeOf, sessionQuery } from '../../../api/session.ts';
import { useTheme } from '../../../theme/theme-provider.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { PublicLayout } from '../../../kit/page/public-layout.tsx';
import { SecondStepPage } from '../second-step/second-step-page.tsx';
import { useSecondStep } from '../second-step/use-second-step.ts';
import { Texts } from '../../../texts/texts.tsx';
import { messages } from '../sign-in.messages.ts';
import { LoginForm } from './login-form.tsx';

export const Route = createFileRoute('/login')({
  loader: async ({ context }) => {
    const user = await context.queryClient.fetchQuery(sessionQuery);
    if (user !== null && homeOf(user.roles) !== '/')
      throw redirect({ href: homeOf(user.roles), replace: true });
  },
  component: LoginPage,
});

function LoginPage() {
  return (
    <Texts of={messages}>
      <Login />
    </Texts>
  );
}

function Login() {
  const t = useTranslations('login');
  const { brand } = useTheme();
  const { step, refusal, ask, over } = useSecondStep();
  if (step !== null) return <SecondStepPage step={step} onOver={over} />;
  return (
    <PublicLayout>
      <PageName name={t('name')} />
      <OneColumn narrow>
        <PageTitle>{t('title')}</PageTitle>
        <Lead>{t('lead')}</Lead>
        <LoginForm refusal={refusal} onSecondStep={ask} />
        <SmallText mt="6">{t('help', { phone: brand.phone.replaceAll(' ', '\u00A0') })}</SmallText>
      </OneColumn>
    </PublicLayout>
  );
}
