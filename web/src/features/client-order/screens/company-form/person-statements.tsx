import { useTranslations } from 'use-intl';
import { YesNo } from '../../../../kit/form/yes-no.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { Checkbox } from '../../../../kit/form/checkbox.tsx';
import { idOf, useError } from './form-context.ts';
import { Group } from './group.tsx';
import type { PersonPart } from './person-part.ts';

/** The statements about exposed positions, under criminal liability. */
export function PersonStatements({ path, person, set }: PersonPart) {
  const t = useTranslations('companyForm.person');
  const parts = useTranslations('kit');
  const errors = {
    pepOwn: useError(`${path}.pepOwn`),
    pepFamily: useError(`${path}.pepFamily`),
    pepAssociate: useError(`${path}.pepAssociate`),
    criminalResponsibility: useError(`${path}.criminalResponsibility`),
  };
  return (
    <Group title={t('pep')} badge={parts('mandatory')}>
      {(['pepOwn', 'pepFamily', 'pepAssociate'] as const).map((name) => (
        <YesNo
          key={name}
          id={idOf(`${path}.${name}`)}
          question={t(name)}
          value={person[name]}
          onValue={(answer) => set((before) => ({ ...before, [name]: answer }))}
          error={errors[name]}
        />
      ))}
      <Box mt="3">
        <Checkbox
          id={idOf(`${path}.criminalResponsibility`)}
          checked={person.criminalResponsibility}
          onChecked={(criminalResponsibility) => set((before) => ({ ...before, criminalResponsibility }))}
          label={t('criminalResponsibility')}
          required
          error={errors.criminalResponsibility}
        />
      </Box>
    </Group>
  );
}
