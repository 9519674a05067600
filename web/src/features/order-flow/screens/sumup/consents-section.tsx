import { useStore } from '@tanstack/react-form';
import type { AnyFormApi } from '@tanstack/react-form';
import { useTranslations } from 'use-intl';
import { ConsentText } from '../../parts/consent-text.tsx';
import { Explained } from '../../parts/explained.tsx';
import { Card } from '../../../../kit/elements/card.tsx';
import { Checkbox } from '../../../../kit/form/checkbox.tsx';
import { useFormContext } from '../../../../kit/form/form-context.ts';
import { ConsentField } from '../../../../kit/form/form-fields.tsx';
import { FormField } from '../../../../kit/form/form-scope.tsx';
import { writeValues } from '../../../../kit/form/form-values.ts';
import { SmallText } from '../../../../kit/elements/heading.tsx';
import { Section } from '../../../../kit/elements/section.tsx';
import type { Consent } from '../../queries/consents.ts';

/** Whether each consent is given, by its name. */
export type Given = Readonly<Record<string, boolean>>;

/** The consents of the form around in one card, the first row ticks what has to be given (F114); under it the texts without a box. */
export function ConsentsSection({ consents }: { consents: readonly Consent[] }) {
  const t = useTranslations('sumup');
  const form: AnyFormApi = useFormContext();
  const given = useStore(form.store, (state) => state.values as Given);
  const asked = consents.filter((consent) => !consent.information);
  const required = asked.filter((consent) => consent.required);
  const all = required.every(({ name }) => given[name]);
  return (
    <Section title={t('consents')} lead={t('consentsLead')}>
      <Explained word="bureaus" />
      <Card>
        {required.length > 0 && (
          <Checkbox
            look="all"
            checked={all}
            mixed={!all && required.some(({ name }) => given[name])}
            onChecked={(on) =>
              writeValues(form, { ...given, ...Object.fromEntries(required.map(({ name }) => [name, on])) })
            }
            label={t('all', { count: required.length })}
          />
        )}
        {asked.map((consent) => (
          <FormField key={consent.name} name={consent.name}>
            <ConsentField
              required={consent.required}
              label={consent.title}
              {...(consent.text === '' ? {} : { text: <ConsentText consent={consent} /> })}
            />
          </FormField>
        ))}
      </Card>
      {consents
        .filter((consent) => consent.information)
        .map((consent) => (
          <SmallText key={consent.name} mt="4">
            <ConsentText consent={consent} />
          </SmallText>
        ))}
    </Section>
  );
}
