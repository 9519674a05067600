import { useTranslations } from 'use-intl';
import { ConsentRow } from '../../../../kit/form/consent-row.tsx';
import { ConsentText } from '../../parts/consent-text.tsx';
import { Card } from '../../../../kit/elements/card.tsx';
import { Checkbox } from '../../../../kit/form/checkbox.tsx';
import { SmallText } from '../../../../kit/elements/heading.tsx';
import { Section } from '../../../../kit/elements/section.tsx';
import type { Consent } from '../../queries/consents.ts';

type Props = {
  consents: readonly Consent[];
  given: ReadonlySet<string>;
  onGiven: (given: ReadonlySet<string>) => void;
  errorOf: (name: string) => string | null;
};

/** The consents in one card, the first row ticks all; under it the texts without a box. */
export function ConsentsSection({ consents, given, onGiven, errorOf }: Props) {
  const t = useTranslations('sumup');
  const asked = consents.filter((consent) => !consent.information);
  const all = asked.every((consent) => given.has(consent.name));
  function change(name: string, on: boolean) {
    const next = new Set(given);
    if (on) next.add(name);
    else next.delete(name);
    onGiven(next);
  }
  return (
    <Section title={t('consents')} lead={t('consentsLead')}>
      <Card>
        <Checkbox
          look="all"
          checked={all}
          mixed={!all && asked.some((consent) => given.has(consent.name))}
          onChecked={(on) => onGiven(new Set(on ? asked.map((consent) => consent.name) : []))}
          label={t('all')}
        />
        {asked.map((consent) => (
          <ConsentRow
            key={consent.name}
            id={consent.name}
            label={consent.title}
            {...(consent.text === '' ? {} : { text: <ConsentText consent={consent} /> })}
            checked={given.has(consent.name)}
            onChecked={(on) => change(consent.name, on)}
            required={consent.required}
            error={errorOf(consent.name)}
          />
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
