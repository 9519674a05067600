import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../kit/elements/actions.tsx';
import { Badge } from '../../../kit/elements/badge.tsx';
import { Box, Row } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { Card, Note } from '../../../kit/elements/card.tsx';
import { ConfirmDialog } from '../../../kit/dialog/dialog.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { Section } from '../../../kit/elements/section.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import type { Reply } from '../../../api/answer.ts';
import { callApi } from '../../../api/call-api.ts';
import { useCommand } from '../../../api/use-command.ts';
import { secondFactorQuery } from '../second-factor.ts';
import { shortDate } from '../../../kit/format/dates.ts';
import { Enrolment } from '../second-step/enrolment.tsx';
import { RecoveryCodes } from '../second-step/recovery-codes.tsx';

type Factor = Reply<'getSecondFactor'>;

/** What is under way: the enrolment, or codes that are shown this once. */
type Doing = { what: 'nothing' } | { what: 'enrolling' } | { what: 'codes'; codes: readonly string[] };

/** The account's second factor: on, off, to another telephone, new recovery codes. */
export function TwoSteps({ email }: { email: string }) {
  const t = useTranslations('account');
  const [doing, setDoing] = useState<Doing>({ what: 'nothing' });
  const factor = useQuery(secondFactorQuery);
  const [changed, setChanged] = useState(false);
  const begin = (next: Doing) => {
    setChanged(true);
    setDoing(next);
  };
  const showCodes = (codes: readonly string[]) => {
    begin({ what: 'codes', codes });
    void factor.refetch();
  };
  return (
    <Section title={t('twoSteps')} lead={t('twoStepsLead')}>
      {doing.what === 'codes' && (
        <Box maxWidth="480px">
          <RecoveryCodes codes={doing.codes} email={email} onDone={() => setDoing({ what: 'nothing' })} />
        </Box>
      )}
      {doing.what === 'enrolling' && (
        <Box maxWidth="480px">
          {factor.data?.enrolledAt != null && <SmallText>{t('otherPhoneText')}</SmallText>}
          <Enrolment
            begin={() => callApi('enrolSecondFactor')}
            call="confirmSecondFactor"
            bodyOf={(code) => ({ code })}
            onReply={({ recoveryCodes }) => {
              toast('done', t('turnedOn'));
              showCodes(recoveryCodes);
            }}
          />
          <Box mt="4">
            <Button kind="quiet" onClick={() => setDoing({ what: 'nothing' })}>
              {t('cancel')}
            </Button>
          </Box>
        </Box>
      )}
      {doing.what === 'nothing' &&
        (factor.data === undefined ? (
          <SkeletonRows rows={1} />
        ) : (
          <State
            key={String(factor.data.enrolledAt)}
            arrived={changed}
            factor={factor.data}
            onEnrol={() => begin({ what: 'enrolling' })}
            onCodes={showCodes}
            onChanged={() => {
              setChanged(true);
              void factor.refetch();
            }}
          />
        ))}
    </Section>
  );
}

type StateProps = {
  factor: Factor;
  /** Whether it came in place of something else on the page: then it takes the focus that went with that. */
  arrived: boolean;
  onEnrol: () => void;
  onCodes: (codes: readonly string[]) => void;
  onChanged: () => void;
};

function State({ factor, arrived, onEnrol, onCodes, onChanged }: StateProps) {
  const t = useTranslations('account');
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (arrived && document.activeElement === document.body) card.current?.focus();
  }, [arrived]);
  const [turningOff, setTurningOff] = useState(false);
  const renew = useCommand('renewRecoveryCodes', {
    onReply: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const turnOff = useCommand('turnOffSecondFactor', {
    onReply: () => {
      toast('done', t('turnedOff'));
      onChanged();
    },
  });
  const { enrolledAt, required, recoveryCodesLeft } = factor;

  if (enrolledAt === null) {
    return (
      <Card ref={card} tabIndex={-1} padded>
        <Row justifyContent="space-between" flexWrap="wrap" gap="4">
          <Badge meaning="neutral">{t('off')}</Badge>
          <Button kind="primary" size="panel" onClick={onEnrol}>
            {t('turnOn')}
          </Button>
        </Row>
      </Card>
    );
  }
  return (
    <>
      <Card ref={card} tabIndex={-1} padded>
        <Row flexWrap="wrap" gap="4">
          <Badge meaning="done">{t('on')}</Badge>
          <SmallText>{t('since', { day: shortDate(new Date(enrolledAt)) })}</SmallText>
        </Row>
        <SmallText mt="4">{t('codesLeft', { count: recoveryCodesLeft })}</SmallText>
        <Actions mt="6" gap={{ base: '2', sm: '4' }} justifyContent="flex-start">
          <Button size="panel" busy={renew.busy} onClick={() => void renew.send()}>
            {t('newCodes')}
          </Button>
          <Button size="panel" onClick={onEnrol}>
            {t('otherPhone')}
          </Button>
          {!required && (
            <Button size="panel" onClick={() => setTurningOff(true)}>
              {t('turnOff')}
            </Button>
          )}
        </Actions>
      </Card>
      {required && <Note>{t('required')}</Note>}
      <ConfirmDialog
        open={turningOff}
        title={t('turnOffTitle')}
        back={t('keep')}
        confirm={t('turnOff')}
        irreversible
        busy={turnOff.busy}
        onBack={() => setTurningOff(false)}
        onConfirm={() => void turnOff.send().then(() => setTurningOff(false))}
      >
        {t('turnOffText')}
      </ConfirmDialog>
    </>
  );
}
