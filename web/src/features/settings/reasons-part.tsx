import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Box } from '../../kit/elements/box.tsx';
import { SmallText } from '../../kit/elements/heading.tsx';
import { Loaded } from '../../kit/query/loaded.tsx';
import { ReasonsForm } from './reasons-form.tsx';
import { reasonsQuery } from './settings-query.ts';

/** The reasons that administrators choose from. */
export function ReasonsPart() {
  const t = useTranslations('settings.reasons');
  return (
    <Box mt="3">
      <SmallText mb="3">{t('text')}</SmallText>
      <Loaded query={useQuery(reasonsQuery)} failedTitle={t('failed')} rows={8}>
        {(list) => <ReasonsForm key={list.version} list={list} />}
      </Loaded>
    </Box>
  );
}
