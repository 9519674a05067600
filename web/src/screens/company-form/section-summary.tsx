import { sectionOf } from '@app/machines/company-form';
import type { Section } from '@app/machines/company-form';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Order } from '../../queries/order.ts';
import { useFormTies, useLateValue } from './form-context.ts';
import { summaryOf } from './section-summaries.ts';

/** A closed section in one line: what was filled in, or that something is still missing. */
export function SectionSummary({ order, section }: { order: Order; section: Exclude<Section, 'summary'> }) {
  const t = useTranslations('companyForm');
  const { faultsOf } = useFormTies();
  const values = useLateValue((all) => all);
  return useMemo(
    () =>
      faultsOf(values).some(({ path }) => sectionOf(path) === section)
        ? t('toComplete')
        : summaryOf(section, values, order, t),
    [faultsOf, order, section, t, values],
  );
}
