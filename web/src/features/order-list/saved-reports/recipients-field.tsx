import type { SavedReportKind } from '@app/machines/contract';
import { chakra } from '@chakra-ui/react/styled-system';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { askApi } from '../../../api/call-api.ts';
import { Box, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { SkeletonRows } from '../../../kit/elements/skeleton.tsx';
import { Checkbox } from '../../../kit/form/checkbox.tsx';
import { ErrorLine } from '../../../kit/form/error-line.tsx';
import { useChoice } from '../../../kit/form/form-fields.tsx';
import { TextInput } from '../../../kit/form/text-input.tsx';

/** Whom a report may be sent to. */
const recipientsQuery = (report: SavedReportKind) =>
  queryOptions({
    queryKey: ['report-recipients', report],
    queryFn: ({ signal }) => askApi('listReportRecipients', { query: { report }, signal }),
  });

/** From so many people on there is a field to find one. */
const many = 8;

const Group = chakra('fieldset', { base: { border: '0', p: '0', m: '0', minWidth: '0' } });
const Legend = chakra('legend', { base: { p: '0', mb: '1', textStyle: 'small', fontWeight: 'medium' } });
const People = chakra('div', {
  base: {
    maxHeight: '196px',
    overflowY: 'auto',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'box',
    px: '3',
    '& > label': { py: '2', borderBottom: '1px solid', borderColor: 'line' },
    '& > label:last-of-type': { borderBottomWidth: '0' },
  },
});

/** Ticks those whom the report is sent to, for the field around. */
export function RecipientsField({ kind }: { kind: SavedReportKind }) {
  const t = useTranslations('savedReports');
  const { id, value, onValue, error } = useChoice<readonly string[]>();
  const [typed, setTyped] = useState('');
  const query = useQuery(recipientsQuery(kind));
  const people = query.data?.users ?? [];
  const found = people.filter(({ fullName }) => fullName.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <Group id={id} aria-describedby={error === null ? undefined : `${id}-error`}>
      <Legend>
        {t('recipients')}{' '}
        <Span color="ink.muted" fontWeight="regular" aria-live="polite">
          {t('chosen', { count: value.length })}
        </Span>
      </Legend>
      {people.length >= many && (
        <TextInput
          size="panel"
          aria-label={t('find')}
          placeholder={t('find')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          mb="2"
        />
      )}
      <People tabIndex={-1} aria-invalid={error === null ? undefined : true}>
        {query.isPending && <SkeletonRows rows={2} />}
        {query.isError && (
          <Box py="3">
            <Box mb="2">{t('peopleFailed')}</Box>
            <Button size="panel" onClick={() => void query.refetch()}>
              {t('retry')}
            </Button>
          </Box>
        )}
        {found.map((person) => (
          <Checkbox
            key={person.id}
            checked={value.includes(person.id)}
            onChecked={(on) =>
              onValue(on ? [...value, person.id] : value.filter((each) => each !== person.id))
            }
            label={person.fullName}
          />
        ))}
        {query.isSuccess && found.length === 0 && (
          <Box py="2" color="ink.muted">
            {t('nobodyFound')}
          </Box>
        )}
      </People>
      <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
    </Group>
  );
}
