import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { askApi } from '../../../api/call-api.ts';
import type { Order } from '../queries/order-query.ts';
import { AmountBox } from './amount-box.tsx';
import { ButtonLink } from '../../../kit/elements/button.tsx';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { PaymentForm } from './payment-form.tsx';
import { withTexts } from '../../../texts/texts.tsx';
import { messages } from './initial-payment.messages.ts';

/** What the initial payment is made of, the bank, and the way to the payment provider. */
export const InitialPayment = withTexts(messages, Content);

function Content({ order }: { order: Order }) {
  const t = useTranslations('initialPayment');
  const { slug } = order;
  const params = { slug };
  const items = useQuery({
    queryKey: ['payment-items', slug],
    queryFn: ({ signal }) => askApi('getPaymentItems', { params, signal }),
  });
  const banks = useQuery({
    queryKey: ['payment-channels', slug],
    queryFn: ({ signal }) => askApi('getPaymentChannels', { params, signal }),
  });
  return (
    <>
      <Loaded query={items} failedTitle={t('itemsFailed')}>
        {(made) => <AmountBox made={made} />}
      </Loaded>
      <Loaded query={banks} failedTitle={t('banksFailed')} rows={6}>
        {({ channels }) => (
          <PaymentForm order={order} banks={channels} back={<ReadAgreement order={order} />} />
        )}
      </Loaded>
    </>
  );
}

/** What was accepted, to be read once more before it is paid for: there is no way back to accepting it (F108). */
function ReadAgreement({ order: { agreementUrl } }: { order: Order }) {
  const t = useTranslations('initialPayment');
  if (agreementUrl === null) return null;
  return (
    <ButtonLink kind="quiet" icon={FileText} href={agreementUrl} target="_blank" rel="noreferrer" data-back>
      {t('read')}
    </ButtonLink>
  );
}
