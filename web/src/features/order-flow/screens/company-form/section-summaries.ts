import { isOnlyRegistered } from '@app/machines/company-form';
import type { CompanyFormValues, PersonValues, Section } from '@app/machines/company-form';
import { formatPhone } from '@app/machines/rules';
import type { useTranslations } from 'use-intl';
import type { Order } from '../../queries/order-query.ts';
import { nipText } from '../../parts/nip-text.ts';

type Words = ReturnType<typeof useTranslations<'companyForm'>>;

/** 'prezes zarządu, podpisuje'. */
export function personLine(person: PersonValues, t: Words): string {
  const tasks = (['willSign', 'guarantor', 'doctor'] as const)
    .filter((task) => person[task])
    .map((task) => t(`person.does.${task}`));
  const unnamed = person.firstName.trim() === '' && person.lastName.trim() === '';
  const role = unnamed ? '' : person.role.toLowerCase();
  return [role, ...tasks].filter((part) => part !== '').join(', ') || t('person.does.nothing');
}

export function personName(person: PersonValues, t: Words): string {
  return (
    [person.firstName, person.lastName].filter((part) => part.trim() !== '').join(' ') ||
    person.role ||
    t('person.unnamed')
  );
}

/** What was filled in, a section in one line. */
export function summaryOf(
  section: Exclude<Section, 'summary'>,
  { companyAttributes, userAttributes }: CompanyFormValues,
  order: Order,
  t: Words,
): string {
  const company = order.companyAttributes;
  switch (section) {
    case 'basic':
      return `${t('basic.vatId')} ${nipText(company?.vatId ?? '')}, ${company?.name ?? ''}`;
    case 'persons':
      return companyAttributes.krsUsersAttributes
        .filter((person) => !isOnlyRegistered(person))
        .map((person) => `${personName(person, t)}, ${personLine(person, t)}`)
        .join('; ');
    case 'contact':
      return [userAttributes.fullName, userAttributes.email, formatPhone(userAttributes.phone)].join(', ');
  }
}
