import { customThemes } from '@app/machines/order';
import { singleSectors, soldSectors } from '@app/machines/rules';
import type { CategorySector } from '@app/machines/rules';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../api/use-command.ts';
import { Badge } from '../../kit/elements/badge.tsx';
import { Box, FieldGrid, Row } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { TextLink } from '../../kit/elements/text-link.tsx';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { ErrorLine } from '../../kit/form/error-line.tsx';
import { Field } from '../../kit/form/field.tsx';
import { Select } from '../../kit/form/select.tsx';
import { TextInput } from '../../kit/form/text-input.tsx';
import type { EditingShop } from './shop-fields.tsx';
import { choicesQuery, providersQuery } from './shops-query.ts';

const Choices = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '8px 16px',
    textStyle: 'small',
    py: '3',
    borderBottom: '1px solid',
    borderColor: 'line',
    '&:last-child': { borderBottomWidth: '0' },
    '& > [data-name]': { gridColumn: '1 / -1', fontWeight: 'medium' },
  },
});

type ListProps = { name: string; error: string | undefined; children: ReactNode };

/** What is chosen of a list, under its words, with its message. */
function ChoiceList({ name, error, children }: ListProps) {
  const id = useId();
  return (
    <Choices
      role="group"
      aria-label={name}
      aria-describedby={error === undefined ? undefined : id}
      {...(error !== undefined && { 'data-invalid': true, tabIndex: -1 })}
    >
      <div data-name>{name}</div>
      {children}
      {error !== undefined && (
        <Box gridColumn="1 / -1">
          <ErrorLine id={id}>{error}</ErrorLine>
        </Box>
      )}
    </Choices>
  );
}

const toggled = (ids: readonly string[], id: string, chosen: boolean): readonly string[] =>
  (chosen ? [...ids, id] : ids.filter((each) => each !== id)).toSorted();

/** What kind of partner the shop is, who decides about its orders, and with whom it works. */
export function OrganisationCard(editing: EditingShop & { shopId: string | null }) {
  const t = useTranslations('shop');
  const { values, mayManage, set, errorOf, shopId } = editing;
  const brokers = useQuery(choicesQuery(shopId)).data?.brokers ?? [];
  const providers = useQuery(providersQuery(shopId)).data?.shops ?? [];
  const roles = ['shop', 'provider', 'group'] as const;
  const engines = ['automatic', 'manual'] as const;
  return (
    <PanelCard title={t('parts.organisation')} first>
      <FieldGrid>
        <Field label={t('fields.role')} required span={4}>
          <Select
            size="panel"
            disabled={!mayManage}
            options={roles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
            value={values.role}
            onChange={(event) => set({ role: roles.find((role) => role === event.target.value) ?? 'shop' })}
          />
        </Field>
        <Field
          label={t('fields.decisionEngine')}
          required
          error={errorOf('decision_engine')}
          note={t('engineHelp')}
          span={4}
        >
          <Select
            size="panel"
            disabled={!mayManage}
            options={[
              ...(values.decisionEngine === null ? [{ value: '', label: t('choose') }] : []),
              ...engines.map((engine) => ({ value: engine, label: t(`engines.${engine}`) })),
            ]}
            value={values.decisionEngine ?? ''}
            onChange={(event) =>
              set({ decisionEngine: engines.find((engine) => engine === event.target.value) ?? null })
            }
          />
        </Field>
        <Field label={t('fields.whiteLabel')} span={4}>
          <Select
            size="panel"
            disabled={!mayManage}
            options={[
              { value: '', label: t('ownLook') },
              ...customThemes
                .filter((theme) => theme !== 'siemens')
                .map((theme) => ({ value: theme, label: t(`looks.${theme}`) })),
            ]}
            value={values.whiteLabel === 'siemens' ? '' : (values.whiteLabel ?? '')}
            onChange={(event) => set({ whiteLabel: event.target.value === '' ? null : event.target.value })}
          />
        </Field>
      </FieldGrid>
      <ChoiceList name={t('fields.brokers')} error={errorOf('brokers')}>
        {brokers.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={values.brokers.includes(id)}
            disabled={!mayManage}
            onChecked={(chosen) => set({ brokers: toggled(values.brokers, id, chosen) })}
            label={name}
          />
        ))}
        {mayManage && <NewBroker shopId={shopId} />}
      </ChoiceList>
      {providers.length > 0 && (
        <ChoiceList name={t('fields.providers')} error={errorOf('providers')}>
          {providers.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={values.providers.includes(id)}
              disabled={!mayManage}
              onChecked={(chosen) => set({ providers: toggled(values.providers, id, chosen) })}
              label={name}
            />
          ))}
        </ChoiceList>
      )}
    </PanelCard>
  );
}

/** Adds a broker to the list that every shop chooses from. */
function NewBroker({ shopId }: { shopId: string | null }) {
  const t = useTranslations('shop');
  const client = useQueryClient();
  const [name, setName] = useState<string | null>(null);
  const created = useCommand('createBroker', {
    onReply: async () => {
      setName(null);
      await client.invalidateQueries({ queryKey: choicesQuery(shopId).queryKey });
    },
  });
  if (name === null)
    return (
      <Box gridColumn="1 / -1">
        <Button size="panel" kind="quiet" icon={Plus} onClick={() => setName('')}>
          {t('addBroker')}
        </Button>
      </Box>
    );
  return (
    <Box gridColumn="1 / -1">
      <Field label={t('brokerName')} error={created.errors['name']}>
        <Row gap="2" flexWrap="wrap">
          <TextInput
            size="panel"
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button
            size="panel"
            busy={created.busy}
            disabled={name.trim() === ''}
            onClick={() => void created.send({ body: { name: name.trim() } })}
          >
            {t('saveBroker')}
          </Button>
        </Row>
      </Field>
    </Box>
  );
}

const addressOf: Readonly<Record<CategorySector, string>> = {
  ...{ general: 'lease', industry: 'industry', plm: 'plm', medical: 'med' },
};

/** Which categories of each sector that it sells the shop offers; exactly one where the client is not asked for it. */
export function CategoriesCard({
  area,
  shopId,
  values,
  set,
  errorOf,
}: EditingShop & { area: string; shopId: string | null }) {
  const t = useTranslations('shop');
  const known = useQuery(choicesQuery(shopId)).data?.categories ?? [];
  const sectors = soldSectors(values.configs);
  return (
    <PanelCard title={t('parts.categories')} first>
      {sectors.length === 0 && (
        <Box textStyle="small" color="ink.muted">
          {t('noSectors')}
        </Box>
      )}
      {sectors.map((sector) => {
        const chosen = values.categories[sector];
        const single = singleSectors.includes(sector);
        const name = t(`sectors.${sector}`);
        return (
          <ChoiceList
            key={sector}
            name={single ? t('oneOf', { sector: name }) : name}
            error={errorOf(`categories.${sector}`)}
          >
            {known
              .filter((category) => category.sector === sector)
              .map(({ id, name: label, own }) => (
                <Checkbox
                  key={id}
                  checked={chosen.includes(id)}
                  onChecked={(checked) =>
                    set({ categories: { ...values.categories, [sector]: toggled(chosen, id, checked) } })
                  }
                  label={
                    own ? (
                      <>
                        {label} <Badge meaning="primary">{t('ownTerms')}</Badge>
                      </>
                    ) : (
                      label
                    )
                  }
                />
              ))}
            {shopId !== null && (
              <Box gridColumn="1 / -1">
                <TextLink href={`/${area}/shops/${shopId}/${addressOf[sector]}`}>{t('termsOf')}</TextLink>
              </Box>
            )}
          </ChoiceList>
        );
      })}
    </PanelCard>
  );
}
