import { isOnlyRegistered, personsPath } from '@app/machines/company-form';
import type { CompanyFormValues, FormKind } from '@app/machines/company-form';
import { formatPhone, legalFormNames } from '@app/machines/rules';
import { nipText } from '../../parts/nip-text.ts';
import type { Order } from '../../queries/order-query.ts';
import type { Answer, OwnWords, Words } from './answer.ts';
import { companyAnswers } from './company-answers.ts';
import { personAnswers } from './person-answers.ts';
import { personName } from './section-summaries.ts';

/** A part of the form with its answers, and the section in which they are changed. */
export interface AnsweredPart {
  readonly title: string;
  readonly section: 'basic' | 'persons' | 'contact';
  /** Whose answers they are, by the key of his row. */
  readonly person?: string;
  readonly answers: readonly Answer[];
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);

/** The fields of a person by their paths in the whole form. */
const ofPerson = (answers: readonly Answer[], index: number): readonly Answer[] =>
  answers.map(({ field, ...answer }) =>
    field === undefined ? answer : { ...answer, field: `${personsPath}[${index}].${field}` },
  );

/** Every answer of the form by its parts, for whoever reads it over before it is sent; unanswered ones are left out. */
export function answeredParts(
  values: CompanyFormValues,
  kind: FormKind,
  order: Pick<Order, 'companyAttributes'>,
  t: Words,
  own: OwnWords,
): readonly AnsweredPart[] {
  const company = order.companyAttributes;
  const contact = values.userAttributes;
  const parts: readonly AnsweredPart[] = [
    {
      title: company?.name ?? '',
      section: 'basic',
      answers: [
        { label: t('basic.vatId'), value: nipText(company?.vatId ?? '') },
        { label: t('basic.legalForm'), value: legalFormNames[kind.legalForm] },
        ...companyAnswers(values, kind, t, own),
      ],
    },
    ...values.companyAttributes.krsUsersAttributes.flatMap((person, index) =>
      isOnlyRegistered(person)
        ? []
        : [
            {
              title: personName(person, t),
              section: 'persons' as const,
              person: person.key,
              answers: ofPerson(personAnswers(person, t, own), index),
            },
          ],
    ),
    {
      title: t('sections.contact.title'),
      section: 'contact',
      answers: [
        { label: t('fields.fullName'), value: contact.fullName, field: 'userAttributes.fullName' },
        { label: t('contact.email'), value: contact.email, field: 'userAttributes.email' },
        { label: t('fields.phone'), value: formatPhone(contact.phone), field: 'userAttributes.phone' },
      ],
    },
  ];
  return parts.map((part) => ({
    ...part,
    answers: part.answers
      .filter(({ value }) => value !== '')
      .map((answer) => ({ ...answer, label: capital(answer.label) })),
  }));
}
