import { emptyPerson, personsPath, personRoles } from '@app/machines/company-form';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Box } from '../../parts/box.tsx';
import { Button } from '../../parts/button.tsx';
import { ErrorLine } from '../../parts/error-line.tsx';
import { idOf, useFormTies } from './form-context.ts';
import { PersonRow } from './person-row.tsx';

const path = 'companyAttributes.krsUsersAttributes';

type Props = { open: ReadonlySet<string>; onOpen: (keys: ReadonlySet<string>) => void };

/** Section 2: who represents the company, who signs, and all about those who do. */
export function PersonsSection({ open, onOpen }: Props) {
  const t = useTranslations('companyForm.person');
  const { form, values, kind, errorOf } = useFormTies();
  const persons = values.companyAttributes.krsUsersAttributes;
  const [added, setAdded] = useState(0);
  function add() {
    const key = `added-${persons.length + added + 1}`;
    setAdded(added + 1);
    form.setFieldValue(path, [...persons, { ...emptyPerson(key), representant: true }]);
    onOpen(new Set([...open, key]));
  }
  const wrong = errorOf(personsPath);
  return (
    <>
      {persons.map((person, index) => (
        <PersonRow
          key={person.key}
          index={index}
          person={person}
          open={open.has(person.key)}
          onToggle={() =>
            onOpen(open.has(person.key) ? without(open, person.key) : new Set([...open, person.key]))
          }
          onRemove={
            persons.length > 1 && person.key.startsWith('added-')
              ? () =>
                  form.setFieldValue(
                    path,
                    persons.filter((other) => other.key !== person.key),
                  )
              : null
          }
        />
      ))}
      <Box id={idOf(personsPath)} tabIndex={-1} pt="4" borderTop="1px solid" borderColor="line">
        {personRoles[kind.legalForm].length > 0 || kind.guarantee ? (
          <Button kind="quiet" icon={Plus} onClick={add}>
            {t('add')}
          </Button>
        ) : null}
        {wrong !== null && <ErrorLine id="persons-error">{wrong}</ErrorLine>}
      </Box>
    </>
  );
}

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...keys].filter((other) => other !== key));
}
