import { useTranslations } from 'use-intl';
import { StatusDot } from '../../../kit/elements/badge.tsx';
import { KeyValues } from '../../../kit/elements/key-values.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import type { StaffOrder } from '../order-query.ts';

/** How and by whom the agreement is signed (ADMIN-024, 046). */
export function AgreementCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('cards');
  const page = useTranslations('orderPage');
  const unknown = page('unknown');
  const rows = [
    { label: t('agreementNumber'), value: order.agreementId ?? unknown },
    { label: t('process'), value: order.autentiId ?? unknown },
    ...order.signersAttributes.map((signer) => ({
      label: signer.fullName,
      value: (
        <StatusDot tone={signer.signed ? 'done' : 'waiting'}>
          {t(signer.signed ? 'signed' : 'unsigned')}
        </StatusDot>
      ),
    })),
    ...(order.shippingNumber === null ? [] : [{ label: t('parcelNumber'), value: order.shippingNumber }]),
  ];
  return (
    <PanelCard title={t('agreement')}>
      <KeyValues rows={rows} />
    </PanelCard>
  );
}
