import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { askApi } from '../../../../api/call-api.ts';

/** Every country by its Polish name, Poland first; Poland alone until the others have come. */
export function useCountries(): readonly { value: string; label: string }[] {
  const t = useTranslations('forms');
  const { data } = useQuery({
    queryKey: ['citizenships'],
    queryFn: ({ signal }) => askApi('getCitizenships', { signal }),
  });
  const known = data?.citizenships ?? [{ code: 'PL', name: t('poland') }];
  return known.map(({ code, name }) => ({ value: code, label: name }));
}
