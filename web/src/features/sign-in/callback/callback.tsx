import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../../api/use-command.ts';
import { Box } from '../../../kit/elements/box.tsx';
import { ButtonLink } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { Lead, PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { SkeletonBar } from '../../../kit/elements/skeleton.tsx';
import { StatusIcon } from '../../../kit/elements/status-icon.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { PublicLayout } from '../../../kit/page/public-layout.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { useTheme } from '../../../theme/theme-provider.tsx';
import { secondStepOf } from '../second-factor.ts';
import { SecondStepPage } from '../second-step/second-step-page.tsx';
import { useSecondStep } from '../second-step/use-second-step.ts';
import { useSignedIn } from '../use-signed-in.ts';
import { failureSaid } from './failures.ts';
import type { LoginFailure } from './failures.ts';
import type { ReturnedLogin } from './returned-login.ts';

type Props = { failure: LoginFailure | null; returned: ReturnedLogin | null };

/** The way back from the identity provider: hands on what it has sent, once, or says why that led nowhere. */
export function Callback({ failure, returned }: Props) {
  if (failure !== null || returned === null) return <Failure of={failure ?? 'provider'} />;
  return <Finishing returned={returned} />;
}

function Finishing({ returned }: { returned: ReturnedLogin }) {
  const t = useTranslations('callback');
  const navigate = useNavigate();
  // The address holds a code that is used up.
  const signedIn = useSignedIn(undefined, true);
  const { step, ask } = useSecondStep();
  const finish = useCommand('finishProviderLogin', {
    onReply: signedIn,
    onFailure: async (cause) => {
      const second = secondStepOf(cause);
      if (second !== null) return ask(second);
      const refusal = cause.serverMessage ?? cause.message;
      // The used code leaves the address and the browser's history with it.
      await navigate({
        to: '/callback',
        search: { failure: failureSaid(cause) },
        state: { refusal },
        replace: true,
      });
    },
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const { state, code, error, iss } = returned;
    void finish.send({ body: { state, code: code ?? null, error: error ?? null, iss: iss ?? null } });
  });
  const signInAnew = (message?: string) => {
    if (message !== undefined) toast('refused', message);
    void navigate({ to: '/login' });
  };
  if (step !== null) return <SecondStepPage step={step} onOver={signInAnew} />;
  return (
    <PublicLayout>
      <PageName name={t('name')} />
      <OneColumn narrow>
        <PageTitle>{t('title')}</PageTitle>
        <Lead role="status">{t('lead')}</Lead>
        <Card padded mt="6" aria-hidden>
          <SkeletonBar width="40%" />
          <SkeletonBar mt="4" />
          <SkeletonBar mt="4" width="72%" />
        </Card>
      </OneColumn>
    </PublicLayout>
  );
}

function Failure({ of }: { of: LoginFailure }) {
  const t = useTranslations('callback');
  const { brand } = useTheme();
  const refusal = useLocation({ select: ({ state }) => state.refusal });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <PublicLayout>
      <PageName name={t('name')} />
      <OneColumn narrow>
        <StatusIcon meaning="failure" />
        <PageTitle ref={title} tabIndex={-1}>
          {t(`failures.${of}.title`)}
        </PageTitle>
        <Lead>{refusal ?? t(`failures.${of}.text`)}</Lead>
        <Box mt="6">
          <ButtonLink kind="primary" href="/login">
            {t('back')}
          </ButtonLink>
        </Box>
        <SmallText mt="6">{t('help', { phone: brand.phone.replaceAll(' ', '\u00A0') })}</SmallText>
      </OneColumn>
    </PublicLayout>
  );
}
