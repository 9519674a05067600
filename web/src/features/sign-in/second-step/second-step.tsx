import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageName } from '../../../kit/page/page-name.tsx';
import { Box } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Lead, PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { callApi } from '../../../api/call-api.ts';
import type { SecondStep as Step } from '../second-factor.ts';
import type { User } from '../../../api/session.ts';
import { useSignedIn } from '../use-signed-in.ts';
import { Texts } from '../../../texts/texts.tsx';
import { messages } from '../account.messages.ts';
import { useTheme } from '../../../theme/theme-provider.tsx';
import { CodeForm } from './code-form.tsx';
import { Enrolment } from './enrolment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Props = {
  step: Step;
  /** The ticket is over, or the user begins anew: back to the password. */
  onOver: (message?: string) => void;
};

/** The second step of signing in, in place of the form with the password: a code, or the enrolment where the role demands one. */
export function SecondStep({ step, onOver }: Props) {
  return (
    <Texts of={messages}>
      {step.enrolled ? <Code step={step} onOver={onOver} /> : <Required step={step} onOver={onOver} />}
    </Texts>
  );
}

/** The title takes the focus that the password's button had. */
function Title({ children }: { children: string }) {
  const t = useTranslations('secondStep');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <PageName name={t('name')} />
      <PageTitle ref={title} tabIndex={-1}>
        {children}
      </PageTitle>
    </>
  );
}

function Code({ step, onOver }: Props) {
  const t = useTranslations('secondStep');
  const { brand } = useTheme();
  const signedIn = useSignedIn();
  const [recovery, setRecovery] = useState(false);
  return (
    <>
      <Title>{t('title')}</Title>
      <Lead>{recovery ? t('leadRecovery') : t('lead')}</Lead>
      <CodeForm
        key={String(recovery)}
        recovery={recovery}
        submit={t('submit')}
        call="verifySecondFactor"
        bodyOf={(code) => ({ ticket: step.ticket, code })}
        onReply={signedIn}
        onOver={onOver}
      />
      <Box mt="4" display="grid" gap="2" justifyItems="start">
        <Button kind="quiet" onClick={() => setRecovery(!recovery)}>
          {recovery ? t('useApp') : t('useRecovery')}
        </Button>
        <Button kind="quiet" onClick={() => onOver()}>
          {t('again')}
        </Button>
      </Box>
      <SmallText mt="6">{t('lost', { phone: brand.phone.replaceAll(' ', '\u00A0') })}</SmallText>
    </>
  );
}

function Required({ step, onOver }: Props) {
  const t = useTranslations('secondStep');
  const signedIn = useSignedIn();
  const [done, setDone] = useState<{ user: User; codes: readonly string[] } | null>(null);
  if (done !== null) {
    return (
      <RecoveryCodes
        codes={done.codes}
        email={done.user.email}
        asPage
        onDone={() => void signedIn(done.user)}
      />
    );
  }
  return (
    <>
      <Title>{t('requiredTitle')}</Title>
      <Lead>{t('requiredLead')}</Lead>
      <Enrolment
        begin={() => callApi('beginRequiredEnrolment', { body: { ticket: step.ticket } })}
        call="finishRequiredEnrolment"
        bodyOf={(code) => ({ ticket: step.ticket, code })}
        onReply={({ user, recoveryCodes }) => setDone({ user, codes: recoveryCodes })}
        onOver={onOver}
      />
      <Box mt="4">
        <Button kind="quiet" onClick={() => onOver()}>
          {t('again')}
        </Button>
      </Box>
    </>
  );
}
