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
import { ApiFailure } from '../../../api/answer.ts';
import type { Reply, Result } from '../../../api/answer.ts';
import { askApi, callApi } from '../../../api/call-api.ts';
import { secondFactorKey } from '../second-factor.ts';
import { longDate } from '../../../kit/format/dates.ts';
import { Enrolment } from '../second-step/enrolment.tsx';
import { RecoveryCodes } from '../second-step/recovery-codes.tsx';

type Factor = Reply<'getSecondFactor'>;

/** What is under way: the enrolment, or codes that are shown this once. */
type Doing = { what: 'nothing' } | { what: 'enrolling' } | { what: 'codes'; codes: readonly string[] };

/** The account's second factor: on, off, to another telephone, new recovery codes. */
export function TwoSteps({ email }: { email: string }) {
  const t = useTranslations('account');
  const [doing, setDoing] = useState<Doing>({ what: 'nothing' });
  const factor = useQuery({
    queryKey: secondFactorKey,
    queryFn: ({ signal }) => askApi('getSecondFactor', { signal }),
    staleTime: 0,
  });
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
            finish={async (code) => {
              const result = await callApi('confirmSecondFactor', { body: { code } });
              if (result.ok) {
                toast('done', t('turnedOn'));
                showCodes(result.reply.recoveryCodes);
              }
              return result;
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

/** Sends; null after a failure or refusal, which a toast has shown. */
async function sent<R extends Result<'turnOffSecondFactor'> | Result<'renewRecoveryCodes'>>(
  call: Promise<R>,
  unavailable: string,
): Promise<Extract<R, { ok: true }>['reply'] | null> {
  try {
    const result = await call;
    if (result.ok) return (result as Extract<R, { ok: true }>).reply;
    toast('refused', result.kind === 'refused' ? result.reason : unavailable);
  } catch (cause) {
    if (!(cause instanceof ApiFailure)) throw cause;
    toast('refused', cause.serverMessage ?? cause.message);
  }
  return null;
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
  const [busy, setBusy] = useState(false);
  const { enrolledAt, required, recoveryCodesLeft } = factor;

  async function doing(act: () => Promise<void>) {
    setBusy(true);
    await act().finally(() => setBusy(false));
  }
  const renew = () =>
    doing(async () => {
      const reply = await sent(callApi('renewRecoveryCodes'), t('failed'));
      if (reply !== null) onCodes(reply.recoveryCodes);
    });
  const turnOff = () =>
    doing(async () => {
      const reply = await sent(callApi('turnOffSecondFactor'), t('failed'));
      setTurningOff(false);
      if (reply === null) return;
      toast('done', t('turnedOff'));
      onChanged();
    });

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
          <SmallText>{t('since', { day: longDate(new Date(enrolledAt)) })}</SmallText>
        </Row>
        <SmallText mt="4">{t('codesLeft', { count: recoveryCodesLeft })}</SmallText>
        <Actions mt="6" gap={{ base: '2', sm: '4' }} justifyContent="flex-start">
          <Button size="panel" busy={busy} onClick={() => void renew()}>
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
        busy={busy}
        onBack={() => setTurningOff(false)}
        onConfirm={() => void turnOff()}
      >
        {t('turnOffText')}
      </ConfirmDialog>
    </>
  );
}
