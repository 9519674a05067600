import { hardSpaces } from '@app/machines/rules';
import type { Screen } from '@app/machines/order';
import type { ReactNode } from 'react';
import { Row } from '../../../kit/elements/box.tsx';
import { Lead, PageTitle } from '../../../kit/elements/heading.tsx';
import { PageName } from '../../../kit/page/page-name.tsx';
import { useArrival } from './screen-arrival.ts';

/** A screen's title and sentence as the chart words them, and the tab's name; `aside` stands at the title's right. */
export function ScreenHead({
  screen,
  aside,
}: {
  screen: Pick<Screen, 'title' | 'subtitle'>;
  aside?: ReactNode;
}) {
  const arrival = useArrival();
  const title = (
    <PageTitle ref={arrival} tabIndex={-1}>
      {hardSpaces(screen.title)}
    </PageTitle>
  );
  return (
    <>
      <PageName name={screen.title} />
      {aside === undefined ? (
        title
      ) : (
        <Row justifyContent="space-between" alignItems="baseline" flexWrap="wrap" gap="0 16px">
          {title}
          {aside}
        </Row>
      )}
      {screen.subtitle !== '' && <Lead>{hardSpaces(screen.subtitle)}</Lead>}
    </>
  );
}
