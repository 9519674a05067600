import { formatAmount, fromDecimal } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Span } from '../../../kit/elements/box.tsx';
import { CardLink, PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { useAge } from '../use-age.ts';
import type { Dashboard } from './dashboard-query.ts';

type Props = { area: string; refunds: NonNullable<Dashboard['refunds']>; now: number };

/** Money that has to go back: how often, how much in each currency, and for how long the oldest has waited. */
export function RefundsCard({ area, refunds: { count, sums, oldestAt }, now }: Props) {
  const t = useTranslations('dashboard');
  const age = useAge(now);
  return (
    <PanelCard
      title={t('refunds')}
      count={count}
      first
      action={<CardLink href={`/${area}/refunds`}>{t('allRefunds')}</CardLink>}
    >
      {oldestAt === null ? (
        <SmallText>{t('noRefunds')}</SmallText>
      ) : (
        <PanelRows>
          {sums.map(({ currency, amount }) => (
            <li key={currency}>
              <span>{t('owed')}</span>
              <Span fontVariantNumeric="tabular-nums">
                {formatAmount(fromDecimal(amount))} {currency}
              </Span>
            </li>
          ))}
          <li>
            <span>{t('oldestRefund')}</span>
            <Span color="ink.muted">{age(new Date(oldestAt))}</Span>
          </li>
        </PanelRows>
      )}
    </PanelCard>
  );
}
