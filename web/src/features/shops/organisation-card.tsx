import { customThemes } from '@app/machines/order';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../api/use-command.ts';
import { Box, FieldGrid, Row } from '../../kit/elements/box.tsx';
import { Button } from '../../kit/elements/button.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { Field } from '../../kit/form/field.tsx';
import { Select } from '../../kit/form/select.tsx';
import { TextInput } from '../../kit/form/text-input.tsx';
import type { EditingShop } from './shop-fields.tsx';
import { ChoiceList, toggled } from './choice-list.tsx';
import { choicesQuery, providersQuery } from './shops-query.ts';

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
      <Box textStyle="small" mt="4">
        <Checkbox
          checked={values.keepsChildShops}
          disabled={!mayManage}
          onChecked={(keeps) => set({ keepsChildShops: keeps })}
          label={t('fields.keepsChildShops')}
        />
      </Box>
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
