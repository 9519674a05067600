import { asksFor, emptyPerson, personsPath } from '@app/machines/company-form';
import type { CompanyFormValues } from '@app/machines/company-form';
import { messages } from '@app/machines/contract';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { ErrorLine } from '../../../../kit/form/error-line.tsx';
import { idOf, skipFormEvents, useError, useFormContext, useFormValue } from './form-context.ts';
import { PersonRow } from './person-row.tsx';

const path = 'companyAttributes.krsUsersAttributes';

type Props = { open: ReadonlySet<string>; onOpen: (keys: ReadonlySet<string>) => void };

/** Section 2: who represents the company, who signs, and all about those who do. */
export function PersonsSection({ open, onOpen }: Props) {
  const t = useTranslations('companyForm.person');
  const { form, kind } = useFormContext();
  const keys = useFormValue(keysOf).split(' ');
  const [added, setAdded] = useState(0);
  const [newest, setNewest] = useState<string | null>(null);
  const adding = useRef<HTMLButtonElement>(null);
  function add() {
    const key = `added-${keys.length + added + 1}`;
    setAdded(added + 1);
    setNewest(key);
    form.setFieldValue(
      path,
      (before) => [...before, { ...emptyPerson(key), representant: true }],
      skipFormEvents,
    );
    onOpen(new Set([...open, key]));
  }
  function remove(key: string) {
    form.setFieldValue(path, (before) => before.filter((other) => other.key !== key), skipFormEvents);
    adding.current?.focus();
  }
  const signed = useFormValue(({ companyAttributes }) =>
    companyAttributes.krsUsersAttributes.some((person) => person.willSign),
  );
  const refused = useError(personsPath);
  // Nobody signs: said from the start, because the button onwards is closed until somebody does.
  const wrong = signed ? refused : messages.noSigningPerson;
  return (
    <>
      {keys.map((key, index) => (
        <PersonRow
          key={key}
          index={index}
          open={open.has(key)}
          isNew={key === newest}
          onToggle={() => onOpen(open.has(key) ? without(open, key) : new Set([...open, key]))}
          onRemove={keys.length > 1 && key.startsWith('added-') ? () => remove(key) : null}
        />
      ))}
      <Box id={idOf(personsPath)} tabIndex={-1} pt="4" borderTop="1px solid" borderColor="line">
        {asksFor(kind, 'role') || kind.guarantee ? (
          <Button ref={adding} kind="quiet" icon={Plus} onClick={add}>
            {t('add')}
          </Button>
        ) : null}
        <ErrorLine id="persons-error">{wrong}</ErrorLine>
      </Box>
    </>
  );
}

const keysOf = ({ companyAttributes }: CompanyFormValues) =>
  companyAttributes.krsUsersAttributes.map(({ key }) => key).join(' ');

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...keys].filter((other) => other !== key));
}
