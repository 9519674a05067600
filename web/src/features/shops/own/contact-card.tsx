import { isPhone, normalisePhone, shopUrlProblem, typedPhone, validationMessages } from '@app/machines/rules';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldGrid } from '../../../kit/elements/box.tsx';
import { Button } from '../../../kit/elements/button.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { Field } from '../../../kit/form/field.tsx';
import { PhoneInput } from '../../../kit/form/phone-input.tsx';
import { TextInput } from '../../../kit/form/text-input.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import type { OwnShop } from './settings-query.ts';

type Sent = { ok: boolean; reason?: string; errors?: Readonly<Record<string, string>> };

/** By what clients reach the shop. */
export function ContactCard({ shop, onSend }: { shop: OwnShop; onSend: (data: FormData) => Promise<Sent> }) {
  const t = useTranslations('shopSettings.contact');
  const stored = { phone: typedPhone(shop.phone ?? ''), url: shop.url ?? '' };
  const [typed, setTyped] = useState<Partial<typeof stored>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const values = { ...stored, ...typed };
  const changed = values.phone !== stored.phone || values.url !== stored.url;
  function set(change: Partial<typeof stored>) {
    setTyped({ ...typed, ...change });
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in change))));
  }
  async function save(): Promise<void> {
    const phone = values.phone.trim();
    const url = values.url.trim();
    const wrongUrl = url === '' ? null : shopUrlProblem({ url });
    const problems = {
      ...(phone !== '' && !isPhone(normalisePhone(phone)) && { phone: validationMessages.phone }),
      ...(wrongUrl !== null && { url: wrongUrl }),
    };
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    const data = new FormData();
    data.set('phone', phone);
    data.set('url', url);
    data.set('version', String(shop.version));
    setBusy(true);
    const sent = await onSend(data);
    setBusy(false);
    if (sent.ok) {
      setTyped({});
      toast('done', t('saved'));
    } else if (Object.keys(sent.errors ?? {}).length > 0) setErrors(sent.errors ?? {});
    else toast('refused', sent.reason ?? '');
  }
  return (
    <PanelCard title={t('title')} first>
      <SmallText mb="3">{t('help')}</SmallText>
      <FieldGrid>
        <Field label={t('phone')} error={errors['phone']} span={6}>
          <PhoneInput value={values.phone} onValue={(phone) => set({ phone })} onBlur={() => undefined} />
        </Field>
        <Field label={t('url')} error={errors['url']} span={6}>
          <TextInput
            inputMode="url"
            maxLength={255}
            value={values.url}
            onChange={({ target }) => set({ url: target.value })}
          />
        </Field>
      </FieldGrid>
      <Button size="panel" busy={busy} disabled={!changed} onClick={() => void save()}>
        {t('save')}
      </Button>
    </PanelCard>
  );
}
