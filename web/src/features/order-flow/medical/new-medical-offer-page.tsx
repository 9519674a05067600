import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { Card, Note } from '../../../kit/elements/card.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { Lead, PageTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { Field } from '../../../kit/form/field.tsx';
import { Select } from '../../../kit/form/select.tsx';
import { TextInput } from '../../../kit/form/text-input.tsx';
import { OneColumn } from '../../../kit/page/page-layout.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { Loaded } from '../../../kit/query/loaded.tsx';
import { MedicalOfferForm } from './medical-offer-form.tsx';
import { mostProviders, providerQuery, providersQuery } from './medical-queries.ts';
import type { Provider } from './medical-queries.ts';
import { SoldOffers } from './sold-offers.tsx';

type Props = { providerId: string | null; onProvider: (id: string) => void };

/** From the provider to an offer that is calculated; below it what the user sold so far. */
export function NewMedicalOfferPage({ providerId, onProvider }: Props) {
  const t = useTranslations('medSales');
  const title = useTranslations('newOffer')('title.medical');
  return (
    <OneColumn>
      <PageName name={title} />
      <PageTitle>{title}</PageTitle>
      <Lead>{t('lead')}</Lead>
      <Providers providerId={providerId} onProvider={onProvider} />
      {providerId !== null && <OfProvider key={providerId} id={providerId} />}
      <SoldOffers />
    </OneColumn>
  );
}

function Providers({ providerId, onProvider }: Props) {
  const t = useTranslations('medSales');
  const [name, setName] = useState('');
  const all = useQuery(providersQuery(''));
  const found = useQuery({ ...providersQuery(name.trim()), enabled: name.trim() !== '' });
  const chosen = useQuery({ ...providerQuery(providerId ?? ''), enabled: providerId !== null }).data
    ?.provider;
  return (
    <Loaded query={all} failedTitle={t('providersFailed')} rows={2}>
      {(first) => {
        if (first.length === 0)
          return (
            <Card mt="8">
              <EmptyState title={t('noProviders')} text={t('noProvidersText')} />
            </Card>
          );
        const listed = name.trim() === '' ? first : (found.data ?? []);
        return (
          <Card padded mt="8">
            {first.length >= mostProviders && (
              <Field label={t('nameStarts')} help={t('nameStartsHelp')}>
                <TextInput value={name} maxLength={120} onChange={({ target }) => setName(target.value)} />
              </Field>
            )}
            <Field label={t('provider')} help={t('providerHelp')} required>
              <Select
                placeholder={t('chooseProvider')}
                value={providerId ?? ''}
                options={optionsOf(listed, chosen)}
                onChange={({ target }) => onProvider(target.value)}
              />
            </Field>
            {found.data?.length === 0 && <SmallText>{t('noSuchProvider')}</SmallText>}
          </Card>
        );
      }}
    </Loaded>
  );
}

/** The providers by name and place; the chosen one is there whatever the list is narrowed to. */
const optionsOf = (listed: readonly Provider[], chosen: Provider | undefined) =>
  [...(chosen === undefined || listed.some(({ id }) => id === chosen.id) ? [] : [chosen]), ...listed].map(
    ({ id, name, city }) => ({ value: id, label: city === null ? name : `${name}, ${city}` }),
  );

function OfProvider({ id }: { id: string }) {
  const t = useTranslations('medSales');
  const query = useQuery(providerQuery(id));
  return (
    <Box mt="4">
      <Loaded query={query} failedTitle={t('providerFailed')} rows={6}>
        {(terms) =>
          terms.categories.length === 0 ? (
            <Note meaning="waiting">{t('noTerms')}</Note>
          ) : (
            <MedicalOfferForm {...terms} />
          )
        }
      </Loaded>
    </Box>
  );
}
