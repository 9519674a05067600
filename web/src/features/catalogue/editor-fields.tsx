import { snakeCase } from '@app/machines/fields';
import { formatShare } from '@app/machines/rules';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FieldGrid } from '../../kit/elements/box.tsx';
import { PanelCard } from '../../kit/elements/panel-card.tsx';
import { AmountInput } from '../../kit/form/amount-input.tsx';
import { Field } from '../../kit/form/field.tsx';
import { PercentInput } from '../../kit/form/percent-input.tsx';
import { TextInput } from '../../kit/form/text-input.tsx';
import { leaseRateOf } from './category-preview.ts';
import { countIn } from './category-values.ts';
import type { CategoryValues, Editing } from './category-values.ts';

type NumberName = {
  [K in keyof CategoryValues]: CategoryValues[K] extends number | null ? K : never;
}[keyof CategoryValues];
type TextName = 'name' | 'cfa' | 'iacCode' | 'partnerProgram';

type FieldProps<Name> = Editing & {
  name: Name;
  required?: boolean;
  help?: string | undefined;
  span?: 3 | 4 | 6 | 8 | 12;
};

type FramedProps = Pick<
  FieldProps<keyof CategoryValues>,
  'name' | 'errorOf' | 'required' | 'help' | 'span'
> & {
  children: ReactNode;
};

/** A control under its field's words, with its message. */
function Framed({ name, errorOf, required = false, help, span = 4, children }: FramedProps) {
  const t = useTranslations('category.fields');
  return (
    <Field
      label={t(name)}
      required={required}
      {...(help !== undefined && { note: help })}
      error={errorOf(snakeCase(name))}
      span={span}
    >
      {children}
    </Field>
  );
}

function TextOf({ values, set, ...framed }: FieldProps<TextName>) {
  const { name } = framed;
  return (
    <Framed {...framed}>
      <TextInput
        size="panel"
        maxLength={name === 'name' ? 80 : 64}
        value={values[name] ?? ''}
        onChange={(event) =>
          set({ [name]: event.target.value === '' && name !== 'name' ? null : event.target.value })
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

function CountOf({ values, set, ...framed }: FieldProps<NumberName>) {
  const { name } = framed;
  return (
    <Framed {...framed} required span={3}>
      <TextInput
        size="panel"
        inputMode="numeric"
        textAlign="right"
        figures
        value={values[name] ?? ''}
        onChange={(event) => set({ [name]: countIn(event.target.value) })}
      />
    </Framed>
  );
}

/** What a category is. */
export function IdentityCard({
  value,
  fixedName,
  ...editing
}: Editing & { value: string | null; fixedName: boolean }) {
  const t = useTranslations('category');
  const { sector } = editing.values;
  return (
    <PanelCard title={t('parts.identity')} first>
      <FieldGrid>
        {fixedName ? (
          <Field label={t('fields.name')} note={t('fields.nameHelp')} span={6}>
            <TextInput size="panel" value={editing.values.name} readOnly />
          </Field>
        ) : (
          <TextOf {...editing} name="name" required span={value === null ? 12 : 6} />
        )}
        {value !== null && (
          <Field label={t('fields.value')} note={t('fields.valueHelp')} span={6}>
            <TextInput size="panel" value={value} readOnly />
          </Field>
        )}
        {(sector === 'general' || sector === 'industry') && (
          <TextOf {...editing} name="cfa" required help={t('fields.cfaHelp')} />
        )}
        {sector === 'medical' && <TextOf {...editing} name="iacCode" required />}
        {sector === 'general' && (
          <PercentOf {...editing} name="depreciationRatePercent" help={t('fields.depreciationHelp')} />
        )}
        {sector !== 'medical' && <TextOf {...editing} name="partnerProgram" />}
      </FieldGrid>
    </PanelCard>
  );
}

/** On which terms it is financed. */
export function TermsCard({ basePercent, ...editing }: Editing & { basePercent: number | null }) {
  const t = useTranslations('category');
  const { values } = editing;
  const { sector } = values;
  const rate = leaseRateOf(values, basePercent);
  const rateText =
    rate === null
      ? t('fields.noRate')
      : t(values.marginPercent === null ? 'fields.interestHelp' : 'fields.marginHelp', {
          rate: formatShare(rate),
        });
  return (
    <PanelCard title={t('parts.terms')} first>
      <FieldGrid>
        <PercentOf {...editing} name="ownPaymentMinPercent" required span={3} />
        <PercentOf {...editing} name="ownPaymentMaxPercent" required span={3} />
        {sector !== 'plm' && (
          <>
            <CountOf {...editing} name="paymentsCountMin" />
            <CountOf {...editing} name="paymentsCountMax" />
          </>
        )}
        {sector === 'general' && (
          <>
            <Field label={t('base')} span={3}>
              <TextInput
                size="panel"
                readOnly
                textAlign="right"
                value={basePercent === null ? '–' : formatShare(basePercent)}
              />
            </Field>
            <PercentOf
              {...editing}
              name="marginPercent"
              required={values.interestPercent === null}
              span={3}
              help={rateText}
            />
            <PercentOf {...editing} name="administrativeCostPercent" required span={3} />
          </>
        )}
        {sector === 'industry' && (
          <>
            <PercentOf {...editing} name="interestPercent" required />
            <AmountOf {...editing} name="handlingFee" required />
          </>
        )}
        {sector === 'medical' && <AmountOf {...editing} name="commission" />}
        {(sector === 'general' || sector === 'medical') && (
          <AmountOf {...editing} name="serviceFee" span={3} help={t('fields.serviceHelp')} />
        )}
      </FieldGrid>
    </PanelCard>
  );
}
