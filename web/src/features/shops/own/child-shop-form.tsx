import { snakeCase } from '@app/machines/fields';
import { isPhone, normalisePhone, placeProblems, typedPhone, validationMessages } from '@app/machines/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../../api/use-command.ts';
import { LeavingQuestion, SaveBar } from '../../../kit/editor/editor-frame.tsx';
import { useSaveKey } from '../../../kit/editor/use-save-key.ts';
import { Box, FieldGrid } from '../../../kit/elements/box.tsx';
import { PanelCard } from '../../../kit/elements/panel-card.tsx';
import { Field } from '../../../kit/form/field.tsx';
import { PhoneInput } from '../../../kit/form/phone-input.tsx';
import { TextInput } from '../../../kit/form/text-input.tsx';
import { toast } from '../../../kit/toast/toasts.ts';
import { childShopQuery } from './child-shops-query.ts';
import type { ChildShop } from './child-shops-query.ts';

const names = ['name', 'street', 'postalCode', 'city', 'phone'] as const;
type Values = Readonly<Record<(typeof names)[number], string>>;

const spans = { name: 12, street: 6, postalCode: 3, city: 3, phone: 6 } as const;
const longest = { name: 120, street: 120, postalCode: 6, city: 80 } as const;
const empty: Values = { name: '', street: '', postalCode: '', city: '', phone: '' };

const valuesOf = ({ name, street, postalCode, city, phone }: ChildShop): Values => ({
  ...{ name, street, postalCode, city, phone: typedPhone(phone ?? '') },
});

const bodyOf = ({ phone, ...place }: Values) => ({
  ...place,
  phone: phone.trim() === '' ? null : normalisePhone(phone),
});

/** What is wrong in the form, by the path of the field as it is sent. */
function problemsOf(values: Values): Readonly<Record<string, string>> {
  const { phone } = bodyOf(values);
  return {
    ...placeProblems({ ...values, phone }),
    ...(phone !== null && !isPhone(phone) && { phone: validationMessages.phone }),
  };
}

type Props = { shop: ChildShop | null; onSaved: (saved: ChildShop) => Promise<void> };

/** The fields of a shop under the own one; what was typed stays where somebody else changed it meanwhile. */
export function ChildShopForm({ shop, onSaved }: Props) {
  const t = useTranslations('childShop');
  const client = useQueryClient();
  const stored = useMemo(() => (shop === null ? empty : valuesOf(shop)), [shop]);
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const saved = useRef(false);
  const values = { ...stored, ...typed };
  const changed = names.filter((name) => values[name] !== stored[name]);
  const problems = problemsOf(values);
  const created = useCommand('createChildShop', { onReply: ({ shop: added }) => done(added) });
  const updated = useCommand('updateChildShop', {
    onReply: ({ shop: written }) => done(written),
    async onRefused({ reason }) {
      if (shop === null) return;
      const now = await client.fetchQuery({ ...childShopQuery(shop.id), staleTime: 0 });
      toast('refused', now.version === shop.version ? reason : t('reloaded'));
    },
  });
  const refused = shop === null ? created.errors : updated.errors;
  const busy = created.busy || updated.busy;
  async function done(reply: ChildShop) {
    saved.current = true;
    setTyped({});
    setTried(false);
    toast('done', t(shop === null ? 'added' : 'saved'));
    await onSaved(reply);
    saved.current = false;
  }
  async function save() {
    if (busy || changed.length === 0) return setTried(true);
    setTried(true);
    if (Object.keys(problems).length > 0) {
      toast('refused', t('mend'));
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    if (shop === null) await created.send({ body: bodyOf(values) });
    else await updated.send({ params: { id: shop.id }, body: { ...bodyOf(values), version: shop.version } });
  }
  useSaveKey(() => void save());
  const errorOf = (path: string) => (tried ? (problems[path] ?? refused[path]) : undefined);
  const named = changed.map((name) => t(`fields.${name}`)).join(', ');
  return (
    <Box ref={form} mt="4">
      <PanelCard title={t('data')} first>
        <FieldGrid>
          {names.map((name) => (
            <Field
              key={name}
              label={t(`fields.${name}`)}
              error={errorOf(snakeCase(name))}
              required={name !== 'phone'}
              span={spans[name]}
            >
              {name === 'phone' ? (
                <PhoneInput
                  value={values.phone}
                  onValue={(phone) => setTyped({ ...typed, phone })}
                  onBlur={() => undefined}
                />
              ) : (
                <TextInput
                  maxLength={longest[name]}
                  value={values[name]}
                  onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                />
              )}
            </Field>
          ))}
        </FieldGrid>
      </PanelCard>
      {(changed.length > 0 || shop === null) && (
        <SaveBar
          label={t('save')}
          says={shop === null ? t('unsavedNew') : t('unsaved', { count: changed.length, fields: named })}
          discard={shop === null ? undefined : { label: t('discard'), onPress: () => setTyped({}) }}
          save={{ label: t(shop === null ? 'add' : 'save'), busy, onPress: () => void save() }}
        />
      )}
      <LeavingQuestion
        isUnsaved={() => changed.length > 0 && !saved.current}
        words={{ title: t('leave'), stay: t('stay'), discard: t('discard') }}
      >
        {named}
      </LeavingQuestion>
    </Box>
  );
}
