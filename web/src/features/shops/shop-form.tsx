import { shopProblems } from '@app/machines/rules';
import type { EditedShop } from '@app/machines/rules';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '../../api/use-command.ts';
import { EditorColumns, LeavingQuestion, SaveBar } from '../../kit/editor/editor-frame.tsx';
import { toast } from '../../kit/toast/toasts.ts';
import { ShopChanges } from './shop-changes.tsx';
import { IdentityCard, SellingCard, TermsCard } from './shop-fields.tsx';
import type { EditingShop } from './shop-fields.tsx';
import { ManagedLogo } from './managed-logo.tsx';
import { ProductsCard } from './products-card.tsx';
import { CategoriesCard } from './categories-card.tsx';
import { OrganisationCard } from './organisation-card.tsx';
import { ShopFigures } from './shop-figures.tsx';
import { ManagedKeys } from './managed-keys.tsx';
import { ShopWebhookCard } from './webhook/shop-webhook-card.tsx';
import { bodyOf, emptyShop, valuesOf } from './shop-values.ts';
import type { ManagedShop } from './shops-query.ts';

type Props = {
  area: string;
  /** Null: it is still to be added. */
  shop: ManagedShop | null;
  mayManage: boolean;
  onSaved: (saved: ManagedShop) => Promise<void>;
};

const changedFields = (before: EditedShop, after: EditedShop): readonly (keyof EditedShop)[] =>
  (Object.keys(after) as (keyof EditedShop)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );

/** The fields of a shop beside what hangs on it; nothing is written before it is saved whole. */
export function ShopForm({ area, shop, mayManage, onSaved }: Props) {
  const t = useTranslations('shop');
  const stored = useMemo(() => (shop === null ? emptyShop : valuesOf(shop)), [shop]);
  const [values, setValues] = useState(stored);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const saved = useRef(false);
  const problems = useMemo(() => shopProblems(values), [values]);
  const fields = changedFields(stored, values);
  const created = useCommand('createManagedShop', { onReply: done });
  const updated = useCommand('updateManagedShop', { onReply: done });
  async function done(reply: ManagedShop) {
    saved.current = true;
    setValues(valuesOf(reply));
    setTried(false);
    toast('done', t('saved'));
    await onSaved(reply);
    saved.current = false;
  }
  const refused = shop === null ? created.errors : updated.errors;
  const editing: EditingShop = {
    values,
    mayManage,
    set: (change) => setValues({ ...values, ...change }),
    errorOf: (path) => (tried ? (problems[path] ?? refused[path]) : undefined),
  };
  async function save() {
    setTried(true);
    if (Object.keys(problems).length > 0) {
      toast('refused', t('mend'));
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus(),
      );
      return;
    }
    if (shop === null) await created.send({ body: bodyOf(values) });
    else await updated.send({ params: { id: shop.id }, body: { ...bodyOf(values), version: shop.version } });
  }
  const named = fields.map((field) => t(`fields.${field}`)).join(', ');
  return (
    <div ref={form}>
      <EditorColumns>
        <div>
          <IdentityCard {...editing} shopId={shop?.id ?? null} parentName={shop?.parent?.name ?? null} />
          <OrganisationCard {...editing} shopId={shop?.id ?? null} />
          <SellingCard {...editing} />
          <CategoriesCard {...editing} area={area} shopId={shop?.id ?? null} />
          <TermsCard {...editing} />
        </div>
        {shop !== null && (
          <aside>
            <ShopFigures area={area} shop={shop} mayManage={mayManage} />
            <ManagedLogo shop={shop} mayManage={mayManage} />
            <ProductsCard shopId={shop.id} />
            <ManagedKeys shop={shop} mayManage={mayManage} onChanged={onSaved} />
            {mayManage && <ShopWebhookCard shopId={shop.id} mayManage />}
            <ShopChanges shop={shop} />
          </aside>
        )}
      </EditorColumns>
      {(fields.length > 0 || shop === null) && (
        <SaveBar
          label={t('save')}
          says={shop === null ? t('unsavedNew') : t('unsaved', { count: fields.length, fields: named })}
          discard={shop === null ? undefined : { label: t('discard'), onPress: () => setValues(stored) }}
          save={{
            label: t('save'),
            busy: created.busy || updated.busy,
            onPress: () => void save(),
          }}
        />
      )}
      <LeavingQuestion
        isUnsaved={() => fields.length > 0 && !saved.current}
        words={{ title: t('leave'), stay: t('stay'), discard: t('discard') }}
      >
        {named}
      </LeavingQuestion>
    </div>
  );
}
