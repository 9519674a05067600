import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConsentText } from '../../parts/consent-text.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { Checkbox } from '../../../../kit/form/checkbox.tsx';
import { SmallText } from '../../../../kit/elements/heading.tsx';
import { consentKey, consentsQuery, storeAnswers } from '../../queries/consents.ts';
import type { Consent } from '../../queries/consents.ts';
import type { Order } from '../../queries/order-query.ts';
import { useOrderAction } from '../../queries/use-order-action.ts';
import { useCompanyForm } from './form-context.ts';
import { Group } from './group.tsx';

/** The voluntary consents, given or taken back by themselves: the form is sent without them just as well. */
export function MarketingConsents({ order }: { order: Order }) {
  const t = useTranslations('companyForm.marketing');
  const client = useQueryClient();
  const { data } = useQuery(consentsQuery(order));
  const confirm = useOrderAction('confirmMarketingConsents', order);
  const [answers, setAnswers] = useState<Readonly<Record<string, boolean>>>({});
  const { saver } = useCompanyForm();
  const asked = data?.consents.filter((consent) => consent.marketing) ?? [];
  if (asked.length === 0) return null;
  async function send(consent: Consent, given: boolean): Promise<boolean> {
    const result = await confirm.send({ [consentKey(consent)]: given });
    if (result?.ok === true)
      storeAnswers(client, order, (one) => (one.name === consent.name ? given : one.accepted));
    else setAnswers((before) => ({ ...before, [consent.name]: !given }));
    return result?.ok === true;
  }
  // A box that were disabled meanwhile would lose focus.
  function answer(consent: Consent, given: boolean) {
    setAnswers((before) => ({ ...before, [consent.name]: given }));
    saver.sendBehind(send(consent, given));
  }
  return (
    <Group title={t('title')}>
      <SmallText mb="4">{t('lead')}</SmallText>
      {asked.map((consent) => (
        <Box key={consent.name} mb="4">
          <Checkbox
            checked={answers[consent.name] ?? consent.accepted}
            onChecked={(given) => answer(consent, given)}
            label={consent.title}
            text={<ConsentText consent={consent} />}
          />
        </Box>
      ))}
    </Group>
  );
}
