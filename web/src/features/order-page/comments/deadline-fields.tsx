import { useTranslations } from 'use-intl';
import { TextControl } from '../../../kit/form/form-fields.tsx';
import { MaskedInput } from '../../../kit/form/masked-input.tsx';

const masks = { date: '99-99-9999', time: '99:99' };

/** The day or the time of a task's deadline, for the field around. */
export function DeadlineField({ of }: { of: 'date' | 'time' }) {
  const t = useTranslations('comments');
  return (
    <TextControl label={t(`field.${of}`)} required span={6}>
      {(control) => (
        <MaskedInput
          {...control}
          mask={masks[of]}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t(`${of}Placeholder`)}
        />
      )}
    </TextControl>
  );
}
