import { asksFor, documentsFor, withDocumentType, withIssueDate } from '@app/machines/company-form';
import { documentTypeNames } from '@app/machines/rules';
import type { DocumentType } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { DateInput } from '../../../../kit/form/date-input.tsx';
import { FieldGrid } from '../../../../kit/elements/box.tsx';
import { Select } from '../../../../kit/form/select.tsx';
import { useFormContext } from './form-context.ts';
import { FormField } from './form-field.tsx';
import { FormText } from './form-text.tsx';
import { Group } from './group.tsx';
import type { PersonPart } from './person-part.ts';

/** The document: kind, number, and its dates where a signature is verified by it. */
export function PersonDocument({ path, person, set }: PersonPart) {
  const t = useTranslations('companyForm.person');
  const { kind } = useFormContext();
  return (
    <Group title={t('document')}>
      <FieldGrid phone="halves">
        <FormField name={`${path}.documentType`} span={7}>
          {({ value, onBlur }) => (
            <Select
              value={value}
              options={documentsFor(kind, person).map((type) => ({
                value: type,
                label: documentTypeNames[type],
              }))}
              onChange={(event) =>
                set((before) => withDocumentType(before, event.target.value as DocumentType))
              }
              onBlur={onBlur}
            />
          )}
        </FormField>
        <FormText
          name={`${path}.seriesAndNumber`}
          span={5}
          maxLength={15}
          normalise={(typed) => typed.toUpperCase()}
          input={{ autoCapitalize: 'characters' }}
        />
        {asksFor(kind, 'documentDates') && (
          <>
            <FormField name={`${path}.releasedAt`} span={4}>
              {({ value, onBlur }) => (
                <DateInput
                  value={value}
                  onValue={(date) => set((before) => withIssueDate(before, date))}
                  onBlur={onBlur}
                />
              )}
            </FormField>
            <FormField name={`${path}.documentExpiryDate`} span={4}>
              {(control) => <DateInput {...control} />}
            </FormField>
            <FormText name={`${path}.releasedBy`} help={t('releasedByHelp')} span={12} />
          </>
        )}
      </FieldGrid>
    </Group>
  );
}
