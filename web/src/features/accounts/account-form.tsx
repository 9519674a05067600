import { assignableRoles, mayEditAccount } from '@app/machines/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../api/answer.ts';
import type { User } from '../../api/session.ts';
import { useCommand } from '../../api/use-command.ts';
import { EditorColumns, LeavingQuestion, SaveBar } from '../../kit/editor/editor-frame.tsx';
import { useSaveKey } from '../../kit/editor/use-save-key.ts';
import { SmallText } from '../../kit/elements/heading.tsx';
import { dismissToast, toast } from '../../kit/toast/toasts.ts';
import { AccountChanges, AccountToday } from './account-cards.tsx';
import { AccountFields } from './account-fields.tsx';
import { bodyOf, changedFields, emptyAccount, problemsOf, valuesOf } from './account-values.ts';
import type { AccountValues } from './account-values.ts';
import { accountQuery, ownShopsQuery } from './accounts-query.ts';
import type { Account } from './accounts-query.ts';
import { placeOf } from './accounts-side.ts';
import type { AccountsSide } from './accounts-side.ts';

type Props = {
  side: AccountsSide;
  me: User;
  /** Null: it is still to be added. */
  account: Account | null;
  /** Of an account that is to be added: null adds one of head office, or of the own shop. */
  shopId: string | null;
  onSaved: (saved: Account) => Promise<void>;
};

const paths: Readonly<Record<string, keyof AccountValues>> = {
  'user.email': 'email',
  'user.full_name': 'fullName',
  'user.phone': 'phone',
  'user.roles': 'roles',
};

/** The fields of an account beside what became of it; what was typed stays where somebody else changed it meanwhile. */
export function AccountForm({ side, me, account, shopId, onSaved }: Props) {
  const t = useTranslations('managedAccount');
  const client = useQueryClient();
  const stored = useMemo(() => (account === null ? emptyAccount : valuesOf(account)), [account]);
  const [typed, setTyped] = useState<Partial<AccountValues>>({});
  const [chosenShop, setChosenShop] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLDivElement>(null);
  const isSaved = useRef(false);
  /** What was said of the last sending that was refused. */
  const told = useRef<number | null>(null);
  const shops =
    useQuery({ ...ownShopsQuery(side), enabled: account === null && side === 'shop' && shopId === null })
      .data ?? [];
  const values = { ...stored, ...typed };
  const fields = changedFields(stored, values);

  const ofShop =
    account === null ? (chosenShop ?? shopId ?? me.shop?.id ?? null) : (account.shop?.id ?? null);
  const place = placeOf(side, me, ofShop);
  const isOwn = account?.id === me.id;
  const mayEdit = mayEditAccount(me.roles, place, account?.roles ?? []);
  const fixed = (field: keyof AccountValues) =>
    !mayEdit || (isOwn && (field === 'email' || field === 'roles'));
  const words = { required: t('required'), email: t('email'), chooseRole: t('chooseRole') };
  const problems = problemsOf(values, words);

  const created = useCommand(side === 'shop' ? 'createShopUser' : 'createUser', {
    onReply: ({ user }) => done(user, t('added', { to: user.email })),
  });
  const updated = useCommand(side === 'shop' ? 'updateShopUser' : 'updateUser', {
    onReply: ({ user }) => done(user, t('saved')),
    async onRefused({ reason }) {
      if (account === null) return;
      const now = await client.fetchQuery({ ...accountQuery(side, account.id), staleTime: 0 });
      toast('refused', now.version === account.version ? reason : t('reloaded'));
    },
  });
  async function done(user: Account, said: string) {
    isSaved.current = true;
    setTyped({});
    setTried(false);
    toast('done', said);
    await onSaved(user);
    isSaved.current = false;
  }

  function focusFirst() {
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus(),
    );
  }
  async function save() {
    if (created.busy || updated.busy || (account !== null && fields.length === 0)) return;
    setTried(true);
    setRefused({});
    if (told.current !== null) dismissToast(told.current);
    if (Object.keys(problems).length > 0) {
      told.current = toast('refused', t('mend'));
      focusFirst();
      return;
    }
    const body = bodyOf(values);
    const result =
      account === null
        ? await created.send({ body: { user: { ...body, shopId: ofShop } } })
        : await updated.send({
            params: { id: account.id },
            body: { user: body, version: account.version },
          });
    const errors = invalidFields(result);
    if (errors === undefined) return;
    setRefused(Object.fromEntries(Object.entries(errors).map(([path, text]) => [paths[path] ?? path, text])));
    told.current = toast('refused', errors['user.email'] ?? t('mend'));
    focusFirst();
  }
  useSaveKey(() => void save());
  const named = fields.map((field) => t(`fields.${field}`)).join(', ');
  return (
    <div ref={form}>
      {account !== null && !mayEdit && <SmallText mt="2">{t('readOnly')}</SmallText>}
      {isOwn && mayEdit && <SmallText mt="2">{t('ownHelp')}</SmallText>}
      <EditorColumns>
        <div>
          <AccountFields
            values={values}
            assignable={assignableRoles(me.roles, place)}
            several={place === 'headOffice'}
            fixed={fixed}
            isNew={account === null}
            shops={account === null ? shops : []}
            shopId={ofShop}
            onShop={(id) => {
              setChosenShop(id);
              setTyped({ ...typed, roles: [] });
            }}
            set={(change) => {
              setTyped({ ...typed, ...change });
              setRefused(Object.fromEntries(Object.entries(refused).filter(([field]) => !(field in change))));
            }}
            errorOf={(field) => refused[field] ?? (tried ? problems[field] : undefined)}
          />
        </div>
        {account !== null && (
          <aside>
            <AccountToday account={account} me={me} onChanged={onSaved} />
            <AccountChanges account={account} />
          </aside>
        )}
      </EditorColumns>
      {(fields.length > 0 || account === null) && (
        <SaveBar
          label={t('save')}
          says={account === null ? t('unsavedNew') : t('unsaved', { count: fields.length, fields: named })}
          discard={account === null ? undefined : { label: t('discard'), onPress: () => setTyped({}) }}
          save={{
            label: t(account === null ? 'addAccount' : 'save'),
            busy: created.busy || updated.busy,
            onPress: () => void save(),
          }}
        />
      )}
      <LeavingQuestion
        isUnsaved={() => fields.length > 0 && !isSaved.current}
        words={{ title: t('leave'), stay: t('stay'), discard: t('discard') }}
      >
        {named}
      </LeavingQuestion>
    </div>
  );
}
