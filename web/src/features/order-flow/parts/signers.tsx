import { useTranslations } from 'use-intl';
import { Facts } from '../../../kit/elements/facts.tsx';
import type { Order } from '../queries/order-query.ts';

/** Who signs and who has signed. Nobody is led to another's signature: each has his own link in his own mail. */
export function Signers({ order }: { order: Order }) {
  const t = useTranslations('signers');
  const { signersAttributes: signers } = order;
  if (signers.length === 0) return null;
  return (
    <Facts
      facts={[
        {
          label: t('label'),
          value: (
            <ul>
              {signers.map(({ id, fullName, email, signed }) => (
                <li key={id}>{signed ? t('hasSigned', { fullName }) : t('hasLink', { fullName, email })}</li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
