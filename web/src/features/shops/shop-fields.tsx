import { snakeCase } from '@app/machines/fields';
import { typedPhone } from '@app/machines/rules';
import type { EditedShop } from '@app/machines/rules';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Box, FieldGrid } from '../../kit/elements/box.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { AmountInput } from '../../kit/form/amount-input.tsx';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { ErrorLine } from '../../kit/form/error-line.tsx';
import { Field } from '../../kit/form/field.tsx';
import { PercentInput } from '../../kit/form/percent-input.tsx';
import { Select } from '../../kit/form/select.tsx';
import { TextInput } from '../../kit/form/text-input.tsx';
import { sellingRows } from './selling.ts';
import { parentsQuery } from './shops-query.ts';

/** What the parts of the form share: the values, a change of some of them, and the message of a field by its path. */
export interface EditingShop {
  readonly values: EditedShop;
  readonly mayManage: boolean;
  readonly set: (change: Partial<EditedShop>) => void;
  readonly errorOf: (path: string) => string | undefined;
}

type Of<Value> = { [K in keyof EditedShop]: EditedShop[K] extends Value ? K : never }[keyof EditedShop];

type FieldProps<Name> = EditingShop & {
  name: Name;
  required?: boolean;
  note?: string;
  span?: 3 | 4 | 6 | 8 | 12;
};

type NumberName = Exclude<Of<number | null>, Of<string | null>>;

type FramedProps = Pick<FieldProps<keyof EditedShop>, 'name' | 'errorOf' | 'required' | 'note' | 'span'> & {
  children: ReactNode;
};

/** A control under its field's words, with its message. */
function Framed({ name, errorOf, required = false, note, span = 3, children }: FramedProps) {
  const t = useTranslations('shop.fields');
  return (
    <Field label={t(name)} required={required} error={errorOf(snakeCase(name))} span={span} note={note}>
      {children}
    </Field>
  );
}

function TextOf({
  values,
  mayManage,
  set,
  ...framed
}: FieldProps<'name' | 'street' | 'postalCode' | 'city' | 'url'>) {
  const { name } = framed;
  return (
    <Framed {...framed}>
      <TextInput
        size="panel"
        readOnly={!mayManage}
        maxLength={name === 'url' ? 255 : 120}
        value={values[name] ?? ''}
        onChange={(event) =>
          set({ [name]: name === 'url' && event.target.value === '' ? null : event.target.value })
        }
      />
    </Framed>
  );
}

function PercentOf({ values, set, ...framed }: FieldProps<NumberName>) {
  const { name } = framed;
  return (
    <Framed {...framed}>
      <PercentInput size="panel" value={values[name]} onValue={(percent) => set({ [name]: percent })} />
    </Framed>
  );
}

function AmountOf({ values, set, ...framed }: FieldProps<NumberName>) {
  const { name } = framed;
  return (
    <Framed {...framed}>
      <AmountInput size="panel" value={values[name]} onValue={(grosz) => set({ [name]: grosz })} />
    </Framed>
  );
}

/** What a shop is, and under which it stands. */
export function IdentityCard({
  shopId,
  parentName,
  ...editing
}: EditingShop & { shopId: string | null; parentName: string | null }) {
  const t = useTranslations('shop');
  const { values, mayManage, set, errorOf } = editing;
  const parents = useQuery({ ...parentsQuery(shopId), enabled: mayManage }).data?.shops ?? [];
  const known = parents.some(({ id }) => id === values.parentId);
  const options = [
    { value: '', label: t('noParent') },
    ...(values.parentId !== null && !known ? [{ value: values.parentId, label: parentName ?? '' }] : []),
    ...parents.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <PanelCard title={t('parts.identity')} first>
      <FieldGrid>
        <TextOf {...editing} name="name" required span={8} />
        <Field label={t('fields.parentId')} error={errorOf('parent_id')} span={4}>
          <Select
            size="panel"
            disabled={!mayManage}
            options={options}
            value={values.parentId ?? ''}
            onChange={(event) => set({ parentId: event.target.value === '' ? null : event.target.value })}
          />
        </Field>
        <TextOf {...editing} name="street" required span={6} />
        <TextOf {...editing} name="postalCode" required span={3} />
        <TextOf {...editing} name="city" required span={3} />
        <Field label={t('fields.phone')} error={errorOf('phone')} span={6}>
          <TextInput
            size="panel"
            inputMode="tel"
            readOnly={!mayManage}
            value={typedPhone(values.phone ?? '')}
            onChange={(event) => set({ phone: event.target.value === '' ? null : event.target.value })}
          />
        </Field>
        <TextOf {...editing} name="url" span={6} />
      </FieldGrid>
    </PanelCard>
  );
}

const Sold = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' },
    '& > [data-name]': { gridColumn: '1 / -1', fontWeight: 'medium' },
    gap: '8px 16px',
    py: '3',
    borderBottom: '1px solid',
    borderColor: 'line',
    textStyle: 'small',
  },
});

/** Which financing is sold in which channel. */
export function SellingCard({ values, mayManage, set, errorOf }: EditingShop) {
  const t = useTranslations('shop');
  const { configs } = values;
  const error = errorOf('configs');
  return (
    <PanelCard title={t('parts.sells')} first>
      {sellingRows.map(({ financingType, name, channels }) => (
        <Sold key={financingType} role="group" aria-label={name}>
          <div data-name>{name}</div>
          {channels.map((channel) => (
            <Checkbox
              key={channel.config}
              checked={configs.includes(channel.config)}
              disabled={!mayManage}
              onChecked={(checked) =>
                set({
                  configs: checked
                    ? [...configs, channel.config]
                    : configs.filter((each) => each !== channel.config),
                })
              }
              label={channel.name}
            />
          ))}
        </Sold>
      ))}
      <ErrorLine id="configs-error">{error ?? null}</ErrorLine>
      <Box textStyle="small">
        <Checkbox
          checked={values.qes}
          disabled={!mayManage}
          onChecked={(qes) => set({ qes })}
          label={t('fields.qes')}
        />
      </Box>
    </PanelCard>
  );
}

/** On which terms it sells. */
export function TermsCard(editing: EditingShop) {
  const t = useTranslations('shop');
  const { values, set } = editing;
  return (
    <PanelCard title={t('parts.terms')} first>
      <FieldGrid>
        <AmountOf {...editing} name="minOrderPrice" note={t('gross')} />
        <AmountOf {...editing} name="maxOrderPrice" note={t('gross')} />
        <PercentOf {...editing} name="commissionPercent" />
        <PercentOf {...editing} name="defaultMarginPercent" />
        <PercentOf {...editing} name="defaultAdministrativeCostPercent" />
        <PercentOf {...editing} name="fixedRatePercent" note={t('fixedHelp')} />
        <AmountOf
          {...editing}
          name="serviceFeeValue"
          required={values.serviceFeeActive}
          note={t('monthly')}
        />
        <Box data-span={3} pt={{ lg: '8' }} textStyle="small">
          <Checkbox
            checked={values.serviceFeeActive}
            onChecked={(serviceFeeActive) => set({ serviceFeeActive })}
            label={t('fields.serviceFeeActive')}
          />
        </Box>
      </FieldGrid>
    </PanelCard>
  );
}
