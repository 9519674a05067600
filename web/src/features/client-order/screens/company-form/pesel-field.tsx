import { mayLackPesel, withPesel } from '@app/machines/company-form';
import { useTranslations } from 'use-intl';
import { useFormValue } from './form-context.ts';
import { FormText } from './form-text.tsx';
import type { PersonPart } from './person-part.ts';
import { shortDay } from './short-day.ts';

/** PESEL, and under it the birth date and gender that it encodes. */
export function PeselField({ path, person, set }: PersonPart) {
  const t = useTranslations('companyForm.person');
  const index = Number(/\d+/.exec(path)?.[0]);
  const born = useFormValue(({ companyAttributes }) => {
    const typed = companyAttributes.krsUsersAttributes[index];
    if (typed === undefined || typed.pesel.length !== 11) return null;
    const { birthedAt, gender } = typed;
    if (birthedAt === '' || gender === '') return null;
    return t(`born.${gender === 'male' ? 'male' : 'female'}`, { date: shortDay(birthedAt) });
  }, path);
  return (
    <FormText
      name={`${path}.pesel`}
      required={!mayLackPesel(person)}
      note={born}
      maxLength={20}
      normalise={(typed) => typed.replace(/[^\d*]/g, '').slice(0, 11)}
      onNormalised={(pesel) => set((before) => withPesel(before, pesel))}
      input={{ inputMode: 'numeric', figures: true, readOnly: person.peselFromG2i }}
    />
  );
}
