import type { Section } from '@app/machines/company-form';
import { useTranslations } from 'use-intl';
import type { Order } from '../../queries/order-query.ts';
import { useSettledValue } from './form-context.ts';
import { summaryOf } from './section-summaries.ts';

/** What was filled in, a section in one line. */
export function SectionSummary({ order, section }: { order: Order; section: Exclude<Section, 'summary'> }) {
  const t = useTranslations('companyForm');
  return useSettledValue((values) => summaryOf(section, values, order, t));
}
