import { calls } from '@app/machines/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../../../api/use-command.ts';
import { Dialog } from '../../../../kit/dialog/dialog.tsx';
import { Box, Row } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { Section } from '../../../../kit/elements/section.tsx';
import { useValidatedForm } from '../../../../kit/form/form.tsx';
import { toast } from '../../../../kit/toast/toasts.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import { DownloadPdf } from '../../parts/offer/download-pdf.tsx';
import { messages } from '../../parts/offer/offer-pdf.messages.ts';
import { schemaErrors } from '../../parts/schema-errors.ts';
import type { Order } from '../../queries/order-query.ts';

type Props = { order: Order };

/** The calculation as a PDF that the client takes home or gets by mail. */
export const OfferForClient = withTexts(messages, Content);

function Content({ order }: Props) {
  const t = useTranslations('offerPdf');
  const [asking, setAsking] = useState(false);
  return (
    <Section title={t('title')}>
      <Box color="ink.muted">{t('text')}</Box>
      <Row mt="4" gap="3" flexDirection={{ base: 'column', sm: 'row' }} alignItems="stretch">
        {order.allowed.includes('SEND_PDF_OFFER') && (
          <Button kind="second" onClick={() => setAsking(true)}>
            {t('open')}
          </Button>
        )}
        <DownloadPdf order={order} />
      </Row>
      {asking && <SendDialog order={order} onClose={() => setAsking(false)} />}
    </Section>
  );
}

function SendDialog({ order, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('offerPdf');
  const { slug, version } = order;
  const command = useCommand('sendPdfCalculation', {
    onRefused: ({ reason }) => void toast('refused', t('failed', { reason })),
    onFailure: ({ serverMessage, message }) =>
      void toast('refused', t('failed', { reason: serverMessage ?? message })),
  });
  const { form, errors } = useValidatedForm<{ email: string }>({
    defaultValues: { email: order.userAttributes?.email ?? '' },
    validate: (typed) => schemaErrors(calls.sendPdfCalculation.body, typed),
    async submit({ email }) {
      const body = { email, installmentsCount: order.paymentsCount, version };
      const result = await command.send({ params: { slug }, body });
      if (result?.ok) {
        toast('done', t('sent', { email }));
        onClose();
      }
      return result?.ok === false && result.kind === 'invalid' ? result.errors : undefined;
    },
  });
  return (
    <form.AppForm>
      <Dialog
        open
        onClose={onClose}
        title={t('dialogTitle')}
        actions={
          <>
            <Button onClick={onClose}>{t('keep')}</Button>
            <form.SubmitButton form="offer-pdf">{t('send')}</form.SubmitButton>
          </>
        }
      >
        {t('dialogText')}
        <Box mt="4" color="ink">
          <form.Element id="offer-pdf" errors={errors} short>
            <form.AppField name="email">
              {(field) => <field.Text label={t('email')} required span={12} type="email" />}
            </form.AppField>
          </form.Element>
        </Box>
      </Dialog>
    </form.AppForm>
  );
}
