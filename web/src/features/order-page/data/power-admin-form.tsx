import { isMasked } from '@app/machines/contract';
import { formatNrb, normaliseNrb } from '@app/machines/rules';
import { chakra } from '@chakra-ui/react/styled-system';
import { useStore } from '@tanstack/react-form';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffectEvent, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../../api/answer.ts';
import { useCommand } from '../../../api/use-command.ts';
import { Box, FieldGrid, Span } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { TextControl } from '../../../kit/form/form-fields.tsx';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { MaskedInput } from '../../../kit/form/masked-input.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { staffOrderKey } from '../order-query.ts';
import type { StaffOrder } from '../order-query.ts';
import {
  bodyOf,
  changedPaths,
  errorsIn,
  formPath,
  leavesOf,
  typedOver,
  valuesOf,
} from './power-admin-values.ts';
import { useSeenOrder } from './use-seen-order.ts';

const SaveBar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    mx: { base: '-4', md: '-6' },
    mb: '-4',
    mt: '4',
    px: { base: '4', md: '6' },
    py: '3',
    bg: 'surface',
    borderTop: '1px solid',
    borderColor: 'line',
    borderBottomRadius: 'box',
    textStyle: 'small',
  },
});

const Group = chakra('h3', { base: { textStyle: 'small', fontWeight: 'semibold', mt: '2', mb: '2' } });

type Props = { order: StaffOrder; onClose: () => void };

/**
 * How client and persons are reached, the account and the address for letters (ADMIN-040, 042). What somebody else has
 * changed meanwhile stands beside the fields; what was typed stays.
 */
export function PowerAdminForm({ order, onClose }: Props) {
  const t = useTranslations('orderData');
  const id = useId();
  const client = useQueryClient();
  const [opened] = useState(() => valuesOf(order));
  const { seen, lookAgain } = useSeenOrder(order);
  const start = valuesOf(seen);
  const command = useCommand('updatePowerAdmin', {
    onReply: async () => {
      toast('done', t('saved'));
      onClose();
      await client.invalidateQueries({ queryKey: staffOrderKey(order.slug) });
    },
    onRefused: lookAgain,
  });
  const { form, errors } = useValidatedForm({
    defaultValues: opened,
    validate: (values) => errorsIn(values, opened),
    submit: async (values) => {
      const mine = bodyOf(typedOver(start, opened, values), start);
      if (Object.keys(mine).length === 0) return undefined;
      const body = { ...mine, version: seen.version };
      const refused = invalidFields(await command.send({ params: { slug: order.slug }, body })) ?? {};
      return Object.fromEntries(
        Object.entries(refused).map(([path, message]) => [formPath(path), message]),
      );
    },
  });
  const values = useStore(form.store, (state) => state.values);
  const changed = changedPaths(typedOver(start, opened, values), start);
  const theirs = leavesOf(start);
  const moved = new Set(changedPaths(opened, start));
  const shown = leavesOf(values);
  const noteOf = (path: string) =>
    moved.has(path) && shown.get(path) !== theirs.get(path) ? { note: t('now', { value: theirs.get(path) || t('empty') }) } : {};
  const wordOf = (path: string) =>
    t(`field.${(path.split('.').at(-1) ?? path) as 'email'}`).toLocaleLowerCase('pl');
  useBlocker({
    shouldBlockFn: () => changed.length > 0 && !command.busy && !globalThis.confirm(t('leave')),
    enableBeforeUnload: changed.length > 0,
  });
  const save = useEffectEvent(() => void form.handleSubmit());
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      errors.flush();
      save();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [errors]);
  const company = order.companyAttributes !== null;
  return (
    <form.AppForm>
      <form.Element id={id} errors={errors} short>
        {moved.size > 0 && (
          <Box role="alert" mb="3" textStyle="small" color="waiting">
            {t('conflict')}
          </Box>
        )}
        {order.autentiId !== null && <SmallText mb="3">{t('runs')}</SmallText>}
        <Group>{t('contact')}</Group>
        <FieldGrid>
          <form.AppField name="user.fullName">
            {(field) => (
              <field.Text label={t('field.fullName')} required span={12} maxLength={64} {...noteOf('user.fullName')} />
            )}
          </form.AppField>
          <form.AppField name="user.email">
            {(field) => (
              <field.Text
                label={t('field.email')}
                required
                type="email"
                maxLength={128}
                {...noteOf('user.email')}
              />
            )}
          </form.AppField>
          <form.AppField name="user.phone">
            {(field) => <field.Phone label={t('field.phone')} required {...noteOf('user.phone')} />}
          </form.AppField>
        </FieldGrid>
        {opened.persons.map(({ id: key, name }, index) => (
          <Box key={key} as="fieldset">
            <Group as="legend">{t('person', { name })}</Group>
            <FieldGrid>
              <form.AppField name={`persons[${index}].email`}>
                {(field) => (
                  <field.Text
                    label={t('field.email')}
                    type="email"
                    maxLength={128}
                    {...noteOf(`persons[${index}].email`)}
                  />
                )}
              </form.AppField>
              <form.AppField name={`persons[${index}].phone`}>
                {(field) => <field.Phone label={t('field.phone')} {...noteOf(`persons[${index}].phone`)} />}
              </form.AppField>
            </FieldGrid>
          </Box>
        ))}
        {company && (
          <>
            <Group>{t('account')}</Group>
            <form.AppField name="bankAccountNumber">
              {(field) => (
                <field.Text
                  label={t('field.bankAccountNumber')}
                  span={12}
                  figures
                  inputMode="numeric"
                  normalise={(typed) => normaliseNrb(typed).replace(/\D/gu, '').slice(0, 26)}
                  format={(account) => (isMasked(account) ? account : formatNrb(account))}
                  {...noteOf('bankAccountNumber')}
                />
              )}
            </form.AppField>
            <Group>{t('address')}</Group>
            <FieldGrid phone="halves">
              <form.AppField name="address.street">
                {(field) => <field.Text label={t('field.street')} maxLength={64} {...noteOf('address.street')} />}
              </form.AppField>
              <form.AppField name="address.buildingNumber">
                {(field) => (
                  <field.Text
                    label={t('field.buildingNumber')}
                    span={3}
                    maxLength={8}
                    {...noteOf('address.buildingNumber')}
                  />
                )}
              </form.AppField>
              <form.AppField name="address.apartmentNumber">
                {(field) => (
                  <field.Text
                    label={t('field.apartmentNumber')}
                    span={3}
                    maxLength={8}
                    {...noteOf('address.apartmentNumber')}
                  />
                )}
              </form.AppField>
              <form.AppField name="address.postalCode">
                {() => (
                  <TextControl label={t('field.postalCode')} span={4} {...noteOf('address.postalCode')}>
                    {(control) => <MaskedInput mask="99-999" inputMode="numeric" {...control} />}
                  </TextControl>
                )}
              </form.AppField>
              <form.AppField name="address.city">
                {(field) => (
                  <field.Text label={t('field.city')} span={8} maxLength={64} {...noteOf('address.city')} />
                )}
              </form.AppField>
            </FieldGrid>
          </>
        )}
        <SaveBar>
          <Span flex="1 1 160px" minWidth="0" role="status">
            {changed.length === 0
              ? t('nothing')
              : t('unsaved', {
                  count: changed.length,
                  fields: [...new Set(changed.map(wordOf))].join(', '),
                })}
          </Span>
          <Button size="panel" onClick={onClose}>
            {t('discard')}
          </Button>
          <form.SubmitButton size="panel" disabled={changed.length === 0}>
            {t('save')}
          </form.SubmitButton>
        </SaveBar>
      </form.Element>
    </form.AppForm>
  );
}
