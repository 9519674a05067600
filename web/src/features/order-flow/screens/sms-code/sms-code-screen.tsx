import { formatPhone } from '@app/machines/rules';
import { Check, IdCard, Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../../../api/answer.ts';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Box, Row } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Card, Note } from '../../../../kit/elements/card.tsx';
import { Icon } from '../../../../kit/elements/icon.tsx';
import { KeyValues } from '../../../../kit/elements/key-values.tsx';
import { Section } from '../../../../kit/elements/section.tsx';
import { useValidatedForm } from '../../../../kit/form/form.tsx';
import { clockTime, secondTime } from '../../../../kit/format/dates.ts';
import { toast } from '../../../../kit/toast/toasts.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { lastChange } from '../../parts/last-change.ts';
import { ScreenHead } from '../../parts/screen-head.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import { OtherNumberDialog } from './other-number-dialog.tsx';
import { messages } from './sms-code.messages.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

const pause = 30_000;
const digits = 6;
const onlyDigits = (typed: string) => typed.replaceAll(/\D/gu, '').slice(0, digits);
const spaced = (code: string) => code.replace(/^(\d{3})(\d)/u, '$1 $2');

/** The code that the client reads out from an SMS: sent again after half a minute, also to another number. */
export const SmsCodeScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('smsCode');
  const signing = order.companyAttributes?.krsUsersAttributes.filter(({ willSign }) => willSign) ?? [];
  const [signer] = signing;
  const [sent, setSent] = useState(() => {
    const at = lastChange(order).getTime();
    return { at, againAt: at + pause, phone: signer?.phone ?? order.userAttributes?.phone ?? '' };
  });
  const [changing, setChanging] = useState(false);
  const left = useSecondsUntil(sent.againAt);
  const verify = useOrderAction('shopVerifySms', order);
  const resend = useOrderAction('shopResendSms', order);
  const { form, errors } = useValidatedForm<{ token: string }>({
    defaultValues: { token: '' },
    validate: ({ token }) => (token.length === digits ? [] : [{ path: 'token', message: t('missing') }]),
    submit: async ({ token }) => {
      const wrong = invalidFields(await verify.send({ token }));
      if (wrong?.['token'] !== undefined) toast('refused', wrong['token']);
      return wrong;
    },
  });
  async function sendAgain(phone: string | null) {
    const result = await resend.send(phone === null ? {} : { newPhoneNumber: phone });
    if (result?.ok !== true) return invalidFields(result);
    const { phoneMasked, againAt } = result.reply;
    const at = Date.now();
    setSent({ at, againAt: Date.parse(againAt), phone: phoneMasked });
    setChanging(false);
    form.reset();
    toast('done', t('sentAgain', { phone: phoneMasked, time: clockTime(new Date(at)) }));
    return undefined;
  }
  return (
    <>
      <form.AppForm>
        <form.Element errors={errors}>
          <ScreenHead screen={screen} />
          <Card padded mt="8">
            <Box
              display="grid"
              gap={{ base: '4', lg: '12' }}
              alignItems="center"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '224px minmax(0, 1fr)' }}
            >
              <form.AppField name="token">
                {(field) => (
                  <field.Text
                    label={t('code')}
                    help={t('help')}
                    required
                    span={12}
                    inputMode="numeric"
                    autoComplete="one-time-code"
                    normalise={onlyDigits}
                    format={spaced}
                    fontSize="1.5rem"
                    letterSpacing="0.12em"
                  />
                )}
              </form.AppField>
              <KeyValues
                rows={[
                  {
                    label: t('person'),
                    value:
                      [signer?.firstName, signer?.lastName].filter(Boolean).join(' ') ||
                      (order.userAttributes?.fullName ?? ''),
                  },
                  { label: t('number'), value: formatPhone(sent.phone) },
                  { label: t('sent'), value: secondTime(new Date(sent.at)) },
                ]}
              />
            </Box>
            <Row mt="4" pt="2" borderTop="1px solid" borderColor="line" flexWrap="wrap" gap="0 24px">
              <Button
                kind="quiet"
                icon={RefreshCw}
                disabled={left > 0}
                busy={resend.busy}
                onClick={() => void sendAgain(null)}
              >
                {left > 0 ? t('againIn', { seconds: left }) : t('again')}
              </Button>
              <Button kind="quiet" icon={Pencil} onClick={() => setChanging(true)}>
                {t('change')}
              </Button>
            </Row>
          </Card>
          <Section title={t('what')}>
            <Box as="ul" display="grid" gap="3" textStyle="small">
              {(['data', 'bureaus', 'pep'] as const).map((point) => (
                <Row as="li" key={point} gap="3" alignItems="flex-start">
                  <Icon of={Check} color="ink.muted" />
                  {t(`points.${point}`)}
                </Row>
              ))}
            </Box>
            <Note icon={IdCard}>{t('next', { count: signing.length })}</Note>
          </Section>
          <Actions>
            <BackLink order={order}>{t('back')}</BackLink>
            <form.SubmitButton>{t('check')}</form.SubmitButton>
          </Actions>
        </form.Element>
      </form.AppForm>
      <CancelOrder order={order} />
      {changing && <OtherNumberDialog onSend={sendAgain} onClose={() => setChanging(false)} />}
    </>
  );
}
