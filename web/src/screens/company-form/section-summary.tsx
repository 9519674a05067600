import { sectionOf } from '@app/machines/company-form';
import type { Section } from '@app/machines/company-form';
import { useTranslations } from 'use-intl';
import type { Order } from '../../queries/order.ts';
import { useFormTies, useFormValue } from './form-context.ts';
import { summariesOf } from './section-summaries.ts';

/** A closed section in one line: what was filled in, or that something is still missing. */
export function SectionSummary({ order, section }: { order: Order; section: Exclude<Section, 'summary'> }) {
  const t = useTranslations('companyForm');
  const { faultsOf } = useFormTies();
  return useFormValue((values) =>
    faultsOf(values).some(({ path }) => sectionOf(path) === section)
      ? t('toComplete')
      : summariesOf(values, order, t)[section],
  );
}
