import { useTranslations } from 'use-intl';
import { Field } from '../../../../kit/form/field.tsx';
import { Section } from '../../../../kit/elements/section.tsx';
import { Select } from '../../../../kit/form/select.tsx';

type Props = {
  id: string;
  persons: readonly { id: string; name: string }[];
  chosen: string | null;
  onChosen: (id: string) => void;
  error: string | null;
};

/** Whose account the bank shall show: one of those who sign. */
export function PersonChoice({ id, persons, chosen, onChosen, error }: Props) {
  const t = useTranslations('bankVerification');
  return (
    <Section title={t('person')}>
      <Field id={id} label={t('personLabel')} required error={error}>
        <Select
          value={chosen ?? ''}
          placeholder={t('choose')}
          options={persons.map((person) => ({ value: person.id, label: person.name }))}
          onChange={(event) => onChosen(event.target.value)}
        />
      </Field>
    </Section>
  );
}
