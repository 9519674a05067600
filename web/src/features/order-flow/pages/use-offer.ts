import { financingPolicy, phaseOf } from '@app/machines/order';
import {
  formatPercent,
  formatPln,
  formatShare,
  fromDecimal,
  grossFromNet,
  standardVat,
} from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import type { Offer } from './offer-card.tsx';
import type { Order } from '../queries/order-query.ts';

const money = (amount: string) => formatPln(fromDecimal(amount));

/** From here on questions are about the order, not about an offer. */
const concluding: ReadonlySet<string> = new Set(['initialPayment', 'agreement', 'delivery', 'closed']);

/** The offer in words and figures for the card beside each screen; a lease net, a loan gross. */
export function useOffer(order: Order): Offer {
  const t = useTranslations('orderPage');
  const { contract } = financingPolicy[order.facts.financingType];
  const lease = contract === 'lease';
  const share = (percent: string) => ({ percent: formatPercent(Number(percent)) });
  const own = {
    label: t(`ownPayment.${contract}`, { percent: formatShare(Number(order.ownPaymentInPercent)) }),
    value: money(lease ? order.ownPayment : order.grossOwnPayment),
  };
  const rows = [
    { label: t('paymentsCount'), value: order.paymentsCount },
    own,
    ...(lease
      ? [
          {
            label: t('residual', share(order.estimatedValueInPercent)),
            value: money(order.estimatedValue),
          },
          { label: t('initialPayment'), value: money(order.initialPaymentAmount) },
        ]
      : [
          { label: t('initialPayment'), value: money(order.initialPaymentAmount) },
          { label: t('loanPrice'), value: money(order.loanPrice) },
          {
            label: t('repaid'),
            value: formatPln(fromDecimal(order.installmentValue) * order.paymentsCount),
          },
        ]),
  ];
  return {
    product: t(`product.${order.facts.financingType === 'medical' ? 'medical' : contract}`),
    ...(concluding.has(phaseOf(order.status)) ? { orderNumber: order.siemensId } : {}),
    figureLabel: lease ? t('instalmentNet') : t('instalmentGross'),
    shortLabel: lease ? t('shortNet') : t('shortGross'),
    figure: order.calculated ? money(order.installmentValue) : '–',
    ...(order.calculated ? {} : { figureNote: t('notCalculated') }),
    ...(lease && order.calculated
      ? {
          figureNote: t('gross', {
            amount: formatPln(grossFromNet(fromDecimal(order.installmentValue), standardVat)),
          }),
        }
      : {}),
    paymentsCount: order.paymentsCount,
    rows: order.calculated ? rows : [],
    goods: order.orderItemsAttributes.map((item) => ({
      name: item.name,
      quantity: t('pieces', { count: item.quantity }),
    })),
  };
}
