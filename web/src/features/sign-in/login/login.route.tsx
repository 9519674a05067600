import { createFileRoute, redirect } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Lead, PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { askApi } from '../../../api/call-api.ts';
import { homeOf, sessionQuery } from '../../../api/session.ts';
import { useTheme } from '../../../theme/theme-provider.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { PublicLayout } from '../../../kit/page/public-layout.tsx';
import { SecondStepPage } from '../second-step/second-step-page.tsx';
import { useSecondStep } from '../second-step/use-second-step.ts';
import { Texts } from '../../../texts/texts.tsx';
import { messages } from '../sign-in.messages.ts';
import { LoginForm } from './login-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import type { ProviderWays } from './provider-buttons.tsx';

export const Route = createFileRoute('/login')({
  loader: async ({ context }): Promise<ProviderWays> => {
    const [user, ways] = await Promise.all([context.queryClient.fetchQuery(sessionQuery), waysOffered()]);
    if (user !== null && homeOf(user.roles) !== '/')
      throw redirect({ href: homeOf(user.roles), replace: true });
    return ways;
  },
  component: LoginPage,
});

/** A password opens also where nobody says what else does. */
const waysOffered = (): Promise<ProviderWays> =>
  askApi('getFeatures').then(
    ({ features }) => ({ pki: features.pkiLogin, network: features.networkLogin }),
    () => ({ pki: false, network: false }),
  );

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
  const ways = Route.useLoaderData();
  if (step !== null) return <SecondStepPage step={step} onOver={over} />;
  return (
    <PublicLayout>
      <PageName name={t('name')} />
      <OneColumn narrow>
        <PageTitle>{t('title')}</PageTitle>
        <Lead>{t('lead')}</Lead>
        <LoginForm refusal={refusal} onSecondStep={ask} />
        <ProviderButtons {...ways} />
        <SmallText mt="6">{t('help', { phone: brand.phone.replaceAll(' ', '\u00A0') })}</SmallText>
      </OneColumn>
    </PublicLayout>
  );
}
