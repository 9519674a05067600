import type { AccountRole } from '@app/machines/contract';
import { typedPhone } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import { Box, FieldGrid } from '../../kit/elements/box.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { Asterisk } from '../../kit/form/asterisk.tsx';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { ErrorLine } from '../../kit/form/error-line.tsx';
import { Field } from '../../kit/form/field.tsx';
import { Select } from '../../kit/form/select.tsx';
import { SpelledInput } from '../../kit/form/spelled-input.tsx';
import { TextInput } from '../../kit/form/text-input.tsx';
import { useRoleNames } from './accounts-page.tsx';
import type { AccountValues } from './account-values.ts';

type Props = {
  values: AccountValues;
  /** The roles that may be given here; empty where they stay as they are. */
  assignable: readonly AccountRole[];
  /** An account of head office may have several roles, one of a shop has one. */
  several: boolean;
  /** Which fields stay as they are. */
  fixed: (field: keyof AccountValues) => boolean;
  isNew: boolean;
  /** The shops to choose from, and the chosen one; none where there is nothing to choose. */
  shops: readonly { id: string; name: string }[];
  shopId: string | null;
  onShop: (id: string) => void;
  set: (change: Partial<AccountValues>) => void;
  errorOf: (field: keyof AccountValues) => string | undefined;
};

/** Who an account is, and what it may do. */
export function AccountFields({
  values,
  fixed,
  isNew,
  shops,
  shopId,
  onShop,
  set,
  errorOf,
  ...roles
}: Props) {
  const t = useTranslations('managedAccount');
  return (
    <PanelCard title={t('parts.data')} first>
      <FieldGrid>
        <Field
          label={t('fields.email')}
          required
          error={errorOf('email')}
          span={6}
          note={isNew ? t('emailHelp') : undefined}
        >
          <TextInput
            size="panel"
            type="email"
            autoComplete="off"
            maxLength={128}
            readOnly={fixed('email')}
            value={values.email}
            onChange={(event) => set({ email: event.target.value })}
          />
        </Field>
        <Field label={t('fields.fullName')} required error={errorOf('fullName')} span={6}>
          <TextInput
            size="panel"
            autoComplete="off"
            maxLength={120}
            readOnly={fixed('fullName')}
            value={values.fullName}
            onChange={(event) => set({ fullName: event.target.value })}
          />
        </Field>
        <Field label={t('fields.phone')} error={errorOf('phone')} span={6} note={t('phoneHelp')}>
          <SpelledInput
            spell={typedPhone}
            size="panel"
            lead="+48"
            inputMode="tel"
            autoComplete="off"
            readOnly={fixed('phone')}
            value={values.phone}
            onValue={(phone) => set({ phone })}
          />
        </Field>
        <RolesField {...roles} values={values} isFixed={fixed('roles')} set={set} error={errorOf('roles')} />
        {shops.length > 1 && (
          <Field label={t('fields.shop')} required span={6}>
            <Select
              size="panel"
              options={shops.map(({ id, name }) => ({ value: id, label: name }))}
              value={shopId ?? ''}
              onChange={(event) => onShop(event.target.value)}
            />
          </Field>
        )}
      </FieldGrid>
    </PanelCard>
  );
}

type RolesProps = Pick<Props, 'values' | 'assignable' | 'several' | 'set'> & {
  isFixed: boolean;
  error: string | undefined;
};

function RolesField({ values: { roles }, assignable, several, isFixed, set, error }: RolesProps) {
  const t = useTranslations('managedAccount');
  const words = useTranslations('accounts.roles');
  const roleNames = useRoleNames();
  const label = t('fields.roles');
  if (isFixed)
    return (
      <Field label={label} span={6}>
        <TextInput size="panel" readOnly value={roleNames(roles)} />
      </Field>
    );
  if (!several)
    return (
      <Field label={label} required error={error} span={6}>
        <Select
          size="panel"
          placeholder={t('chooseRole')}
          options={assignable.map((role) => ({ value: role, label: words(role) }))}
          value={roles[0] ?? ''}
          onChange={(event) => set({ roles: assignable.filter((role) => role === event.target.value) })}
        />
      </Field>
    );
  return (
    <Box
      data-span={6}
      role="group"
      aria-label={label}
      aria-describedby={error === undefined ? undefined : 'roles-error'}
      textStyle="small"
      {...(error !== undefined && { 'data-invalid': true, tabIndex: -1 })}
    >
      <Box mb="1" fontWeight="medium">
        {label}
        <Asterisk />
      </Box>
      <Box display="grid" gap="2">
        {assignable.map((role) => (
          <Checkbox
            key={role}
            label={words(role)}
            checked={roles.includes(role)}
            onChecked={(checked) =>
              set({
                roles: assignable.filter((each) => (each === role ? checked : roles.includes(each))),
              })
            }
          />
        ))}
      </Box>
      <ErrorLine id="roles-error">{error ?? null}</ErrorLine>
    </Box>
  );
}
