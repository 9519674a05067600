import { asksFor, documentsFor, withDocumentType, withIssueDate } from '@app/machines/company-form';
import { documentTypeNames } from '@app/machines/rules';
import type { DocumentType } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { FieldGrid } from '../../../../kit/elements/box.tsx';
import { useChangePerson, useCompanyForm, usePerson } from './form-context.ts';
import { FormDate, FormSelect, FormText } from './form-fields.tsx';
import { Group } from './group.tsx';

/** The document: kind, number, and its dates where a signature is verified by it. */
export function PersonDocument() {
  const t = useTranslations('companyForm.person');
  const { kind } = useCompanyForm();
  const change = useChangePerson();
  const guarantor = usePerson((person) => person.guarantor);
  const types = documentsFor(kind, { guarantor });
  return (
    <Group title={t('document')}>
      <FieldGrid phone="halves">
        <FormSelect
          name="documentType"
          span={7}
          placeholder={null}
          options={types.map((type) => ({ value: type, label: documentTypeNames[type] }))}
          onValue={(type) => change((before) => withDocumentType(before, type as DocumentType))}
        />
        <FormText
          name="seriesAndNumber"
          span={5}
          maxLength={15}
          normalise={(typed) => typed.toUpperCase()}
          autoCapitalize="characters"
        />
        {asksFor(kind, 'documentDates') && (
          <>
            <FormDate
              name="releasedAt"
              span={4}
              onValue={(day) => change((before) => withIssueDate(before, day))}
            />
            <FormDate name="documentExpiryDate" span={4} />
            <FormText name="releasedBy" help={t('releasedByHelp')} span={12} />
          </>
        )}
      </FieldGrid>
    </Group>
  );
}
