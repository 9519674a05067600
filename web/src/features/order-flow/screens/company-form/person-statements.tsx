import { useTranslations } from 'use-intl';
import { Box } from '../../../../kit/elements/box.tsx';
import { Explained } from '../../parts/explained.tsx';
import { FormYesNo, FormCheckbox } from './form-fields.tsx';
import { Group } from './group.tsx';

/** The statements about exposed positions, under criminal liability. */
export function PersonStatements() {
  const t = useTranslations('companyForm.person');
  return (
    <Group title={t('pep')}>
      <Explained word="pep" />
      {(['pepOwn', 'pepFamily', 'pepAssociate'] as const).map((name) => (
        <FormYesNo key={name} name={name} label={t(name)} />
      ))}
      <Box mt="3">
        <FormCheckbox name="criminalResponsibility" label={t('criminalResponsibility')} required />
      </Box>
    </Group>
  );
}
