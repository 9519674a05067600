import { isMaskedNumber } from '@app/machines/fields';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reply } from '../../../../api/answer.ts';
import { useCommand } from '../../../../api/use-command.ts';
import { Box } from '../../../../kit/elements/box.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { SmallText } from '../../../../kit/elements/heading.tsx';
import type { Order } from '../../queries/order-query.ts';

type Person = NonNullable<Order['companyAttributes']>['krsUsersAttributes'][number];
type Props = { slug: string; person: Pick<Person, 'id' | 'pesel' | 'seriesAndNumber'> };

/** The numbers that a document is compared with. To a colleague of who made the order they are masked until he asks for them, which is kept. */
export function PersonNumbers({ slug, person }: Props) {
  const t = useTranslations('identities');
  const [shown, setShown] = useState<Reply<'shopRevealPerson'>['numbers']>(person);
  const command = useCommand('shopRevealPerson', { onReply: ({ numbers }) => setShown(numbers) });
  const { pesel, seriesAndNumber } = shown;
  const hidden = isMaskedNumber('pesel', pesel) || isMaskedNumber('seriesAndNumber', seriesAndNumber);
  return (
    <Box mb="4">
      <SmallText>
        {t('person', { pesel: pesel ?? t('unknown'), document: seriesAndNumber ?? t('unknown') })}
      </SmallText>
      {hidden && (
        <>
          <Button
            mt="2"
            icon={Eye}
            busy={command.busy}
            onClick={() => void command.send({ params: { slug, id: person.id }, body: {} })}
          >
            {t('show')}
          </Button>
          <SmallText mt="2">{t('kept')}</SmallText>
        </>
      )}
    </Box>
  );
}
