import { asksFor, emptyPerson, personsPath } from '@app/machines/company-form';
import type { PersonValues } from '@app/machines/company-form';
import { messages } from '@app/machines/contract';
import { Plus } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { SmallText } from '../../../../kit/elements/heading.tsx';
import { ErrorLine } from '../../../../kit/form/error-line.tsx';
import { idOf, useErrorAt } from '../../../../kit/form/form-context.ts';
import { useCompanyForm, useFormValue } from './form-context.ts';
import { PersonRow } from './person-row.tsx';

type Props = { open: ReadonlySet<string>; onOpen: (keys: ReadonlySet<string>) => void };

/** Section 2: who represents the company, who signs, and all about those who do. */
export function PersonsSection({ open, onOpen }: Props) {
  const t = useTranslations('companyForm.person');
  const {
    form: { persons },
    errors,
    kind,
  } = useCompanyForm();
  const items = useSyncExternalStore(persons.subscribe, persons.items);
  const [newest, setNewest] = useState<string | null>(null);
  const adding = useRef<HTMLButtonElement>(null);
  function add() {
    // The wire takes 40 characters.
    const key = `added-${crypto.randomUUID().slice(-12)}`;
    setNewest(key);
    persons.add({ ...emptyPerson(key), representant: true });
    onOpen(new Set([...open, key]));
  }
  function remove(key: string) {
    persons.remove(key);
    errors.rowRemoved(personsPath);
    adding.current?.focus();
  }
  const signed = useFormValue(({ companyAttributes }) =>
    companyAttributes.krsUsersAttributes.some((person) => person.willSign),
  );
  const refused = useErrorAt(personsPath);
  const named = useFormValue(({ companyAttributes }) =>
    companyAttributes.krsUsersAttributes.map(toldOf).join(),
  );
  const [begun] = useState(named);
  // Nobody signs: said from the start, because the button onwards is closed until somebody does; an error once something was changed.
  const isAsked = !signed && refused === null && named === begun;
  const wrong = signed ? refused : messages.noSigningPerson;
  return (
    <>
      {items.map(({ key, form }, index) => (
        <PersonRow
          key={key}
          form={form}
          index={index}
          open={open.has(key)}
          isNew={key === newest}
          onToggle={() => onOpen(open.has(key) ? without(open, key) : new Set([...open, key]))}
          onRemove={items.length > 1 && key.startsWith('added-') ? () => remove(key) : null}
        />
      ))}
      <Box id={idOf(personsPath)} tabIndex={-1}>
        {(asksFor(kind, 'role') || kind.guarantee) && (
          <Box pt="4" borderTop="1px solid" borderColor="line">
            <Button ref={adding} kind="quiet" icon={Plus} onClick={add}>
              {t('add')}
            </Button>
          </Box>
        )}
        {isAsked ? (
          <SmallText id="persons-error" mt="1">
            {messages.noSigningPerson}
          </SmallText>
        ) : (
          <ErrorLine id="persons-error">{wrong}</ErrorLine>
        )}
      </Box>
    </>
  );
}

/** What somebody changes of a person before it is clear who signs. */
const toldOf = ({ firstName, lastName, role, willSign, guarantor }: PersonValues): string =>
  [firstName, lastName, role, willSign, guarantor].join(' ');

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...keys].filter((other) => other !== key));
}
