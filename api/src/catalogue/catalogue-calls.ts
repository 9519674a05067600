import { listCategories, type Sector } from '@app/db';
import { financingPolicy } from '@app/machines/order';
import type { ReplyOf } from '@app/machines/contract';
import { notFound } from '../answers.ts';
import type { Read } from '../http/call-request.ts';
import { findOrder } from '../orders/find-order.ts';
import { countries } from './countries.ts';

const sectors: Readonly<Record<string, Sector>> = {
  general_categories: 'general',
  lease_categories: 'general',
  medical_categories: 'medical',
  industry_categories: 'industry',
  plm_categories: 'plm',
};

/** Categories of one sector as the order's shop offers them. */
export const getClientCategories: Read<'getClientCategories'> = async (request) => {
  const sector = sectors[request.params['categories'] ?? ''];
  if (sector === undefined) throw notFound();
  const { order } = await findOrder(request as never);
  const categories = await listCategories(request.ports.db, sector, order.shopId);
  const reply: ReplyOf<'getClientCategories'>['categories'] = categories.map((category) => ({
    id: category.value,
    name: category.name,
    sector: category.sector,
    vat_levels: [...financingPolicy[order.financingType].vatLevels],
    own_payment_min_percent: category.ownPaymentMinInPercent ?? '0.00',
    own_payment_max_percent: category.ownPaymentMaxInPercent ?? '45.00',
    payments_counts: category.instalments.map(({ paymentsCount }) => paymentsCount),
  }));
  return { categories: reply };
};

/** Countries by their Polish names, Poland first. */
export const getCitizenships: Read<'getCitizenships'> = async () => ({ citizenships: countries() });
