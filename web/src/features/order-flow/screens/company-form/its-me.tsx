import { useTranslations } from 'use-intl';
import { Box } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { useChangePerson, useFocusField, useFormValue, usePerson } from './form-context.ts';

/** Whoever wrote the contact before says that it is the person around, and writes nothing twice (F118). */
export function ItsMe() {
  const t = useTranslations('companyForm.person');
  const change = useChangePerson();
  const focus = useFocusField();
  const mine = useFormValue(({ userAttributes }) => userAttributes);
  const email = usePerson((person) => person.email);
  // Each signer has an e-mail of his own: once somebody took the contact's, nobody else may.
  const taken = useFormValue(({ companyAttributes }) =>
    companyAttributes.krsUsersAttributes.some((person) => person.email === mine.email),
  );
  if (email !== '' || mine.email === '' || taken) return null;
  const [firstName = '', ...lastNames] = mine.fullName.trim().split(/\s+/u);
  return (
    <Box mb="6">
      <Button
        onClick={() => {
          change((before) => {
            const unnamed = before.firstName.trim() === '' && before.lastName.trim() === '';
            return {
              ...before,
              ...(unnamed ? { firstName, lastName: lastNames.join(' ') } : {}),
              email: mine.email,
              phone: before.phone || mine.phone,
            };
          });
          focus('pesel');
        }}
      >
        {t('sameContact', { name: mine.fullName })}
      </Button>
    </Box>
  );
}
