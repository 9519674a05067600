import type { Choice, Missing, VerificationNeeds } from '@app/machines/bank-verification';
import { useTranslations } from 'use-intl';
import { ConsentRow } from '../../../../kit/form/consent-row.tsx';
import { TextLink } from '../../../../kit/elements/text-link.tsx';
import { Card } from '../../../../kit/elements/card.tsx';

type Consent = 'privacyConsent' | 'dataTransferConsent' | 'bigConsent' | 'bikConsent';

type Props = {
  choice: Choice;
  needs: VerificationNeeds;
  missing: readonly Missing[];
  onConsent: (consent: Consent, given: boolean) => void;
};

/** What has to be agreed to: the provider's terms for a look into the account, both bureaus for a loan. */
export function VerificationConsents({ choice, needs, missing, onConsent }: Props) {
  const t = useTranslations('screens.bankVerification');
  const asked: readonly Consent[] = [
    ...(choice.mode === 'AIS' ? (['privacyConsent', 'dataTransferConsent'] as const) : []),
    ...(needs.personAndBureaus ? (['bigConsent', 'bikConsent'] as const) : []),
  ];
  if (asked.length === 0) return null;
  return (
    <Card mt="8">
      {asked.map((consent) => (
        <ConsentRow
          key={consent}
          id={`verification-${consent}`}
          label={t.rich(`consents.${consent}.label`, {
            link: (words) => (
              <TextLink href="/page/rules" target="_blank">
                {words}
              </TextLink>
            ),
          })}
          {...(consent === 'privacyConsent' ? {} : { text: t(`consents.${consent}.text`) })}
          checked={choice[consent]}
          onChecked={(given) => onConsent(consent, given)}
          required
          error={missing.includes(consent) ? t(`missing.${consent}`) : null}
        />
      ))}
    </Card>
  );
}
