import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { Button, ButtonLink } from '../../../../kit/elements/button.tsx';
import { Card, Note } from '../../../../kit/elements/card.tsx';
import { Section } from '../../../../kit/elements/section.tsx';
import { Checkbox } from '../../../../kit/form/checkbox.tsx';
import { ErrorLine } from '../../../../kit/form/error-line.tsx';
import { withTexts } from '../../../../texts/texts.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { CancelOrder } from '../../parts/cancel-order.tsx';
import { OrderMoney } from '../../parts/order-money.tsx';
import { ScreenHead } from '../../parts/screen-head.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import { messages } from './sign-paper.messages.ts';

const steps = ['printed', 'signed', 'compared'] as const;
type Step = (typeof steps)[number];

/** The agreement is printed, signed on paper and compared with the documents, step by step. */
export const SignPaperScreen = withTexts(messages, Content);

function Content({ order, screen }: ScreenProps) {
  const t = useTranslations('signPaper');
  const sign = useOrderAction('shopSignAgreement', order);
  const [done, setDone] = useState<readonly Step[]>([]);
  const [tried, setTried] = useState(false);
  const complete = done.length === steps.length;
  function send() {
    setTried(true);
    if (complete) void sign.send({});
  }
  return (
    <>
      <ScreenHead screen={screen} />
      <Box mt="8">
        {order.agreementUrl === null ? (
          <Note meaning="waiting">{t('notReady')}</Note>
        ) : (
          <ButtonLink icon={Printer} href={order.agreementUrl} target="_blank" rel="noreferrer">
            {t('print')}
          </ButtonLink>
        )}
      </Box>
      <Section title={t('steps')}>
        <Card>
          {steps.map((step) => (
            <Checkbox
              key={step}
              look="row"
              checked={done.includes(step)}
              onChecked={(on) => setDone(on ? [...done, step] : done.filter((other) => other !== step))}
              label={t(`list.${step}`)}
            />
          ))}
        </Card>
        <ErrorLine id="steps-error">{tried && !complete ? t('missing') : null}</ErrorLine>
        <Note>{t('next')}</Note>
      </Section>
      <OrderMoney order={order} />
      <Actions>
        <BackLink order={order}>{t('back')}</BackLink>
        <Button kind="primary" disabled={order.agreementUrl === null} busy={sign.busy} onClick={send}>
          {t('signed')}
        </Button>
      </Actions>
      <CancelOrder order={order} />
    </>
  );
}
