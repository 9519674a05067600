import type { companyFormMachine, Section } from '@app/machines/company-form';
import { textFromRegister } from '@app/machines/rules';
import { useTranslations } from 'use-intl';
import type { ActorRefFrom } from 'xstate';
import { Box, Paragraph } from '../../../../kit/elements/box.tsx';
import { ConfirmDialog } from '../../../../kit/dialog/dialog.tsx';
import { useCompanyForm } from './form-context.ts';

type Props = {
  open: boolean;
  send: ActorRefFrom<typeof companyFormMachine>['send'];
  onEdit: (section: Section) => void;
};

/** Asks before the form is sent whether all sign who must: the register's own words beside those who will. */
export function RepresentationDialog({ open, send, onEdit }: Props) {
  const t = useTranslations('companyForm.representation');
  const { form, kind } = useCompanyForm();
  const persons = form.values().companyAttributes.krsUsersAttributes;
  const signing = persons.filter((person) => person.willSign);
  const others = persons.filter((person) => person.representant && !person.willSign).length;
  return (
    <ConfirmDialog
      open={open}
      title={t('title')}
      back={t('back')}
      confirm={t('confirm')}
      // The register's text does not let one of them act alone.
      advisesBack={kind.representation !== null && signing.length === 1}
      onBack={() => {
        // The dialog says so too when it closes after the confirmation.
        if (!open) return;
        send({ type: 'BACK' });
        onEdit('persons');
      }}
      onConfirm={() => send({ type: 'CONFIRM_REPRESENTATION' })}
    >
      <Paragraph>
        {kind.representation === null
          ? t('unknown')
          : t('says', { text: textFromRegister(kind.representation) })}
      </Paragraph>
      <Paragraph mt="4" fontWeight="medium" color="ink">
        {t('sign', { count: signing.length })}
      </Paragraph>
      <Box as="ul" m="0" mt="1" pl="5" color="ink" listStyleType="disc">
        {signing.map((person) => (
          <li key={person.key}>
            {[`${person.firstName} ${person.lastName}`, person.role.toLowerCase()]
              .filter((part) => part.trim() !== '')
              .join(', ')}
          </li>
        ))}
      </Box>
      {others > 0 && <Paragraph mt="4">{t('others', { count: others })}</Paragraph>}
    </ConfirmDialog>
  );
}
