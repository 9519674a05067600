import type { CompanyFormValues, ValidationError } from '@app/machines/company-form';
import { useTranslations } from 'use-intl';
import { afterFieldName, namesField } from '../../parts/error-message.ts';
import { isRequest } from '../../parts/requests.ts';

/** An error as the summary says it: 'Anna Nowak: sprawdź PESEL – numer jest niepoprawny'; who it is where there is more than one. */
export function useErrorMessage(): (error: ValidationError, values: CompanyFormValues) => string {
  const t = useTranslations('companyForm');
  const nameOf = useFieldName();
  return ({ path, message }, values) => {
    const [, index, name] = /krsUsersAttributes\[(\d+)\]\.(.+)$/.exec(path) ?? [];
    const rest = afterFieldName(message);
    if (index !== undefined && name !== undefined) {
      const person = values.companyAttributes.krsUsersAttributes[Number(index)];
      const who = [person?.firstName, person?.lastName]
        .filter((part) => part !== undefined && part.trim() !== '')
        .join(' ');
      const called = nameOf(name) ?? '';
      const clear = called === '' || isRequest(message) || namesField(called, message);
      const isAlone = values.companyAttributes.krsUsersAttributes.length === 1;
      if (isAlone) return clear ? message : t('errorOf', { what: capital(called), sentence: rest });
      return t('errorOf', {
        what: who || t('person.unnamed'),
        sentence: clear ? rest : `${called} – ${rest}`,
      });
    }
    const called = nameOf(path) ?? '';
    if (called === '' || isRequest(message) || namesField(called, message)) return message;
    return t('errorOf', { what: capital(called), sentence: rest });
  };
}

/** The name of a field as its label, by its path. */
export function useFieldLabel(): (path: string) => string {
  const nameOf = useFieldName();
  return (path) => capital(nameOf(path) ?? '');
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);

/** The name under which a field is spoken of, by the last part of its path; null for what has none. */
export function useFieldName(): (path: string) => string | null {
  const t = useTranslations('companyForm.fields');
  return (path) => {
    const name = (path.split('.').at(-1) ?? '') as Parameters<typeof t>[0];
    return t.has(name) ? t(name) : null;
  };
}
