import { useTranslations } from 'use-intl';
import { Anchor, Span } from '../../../kit/elements/box.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { PanelCard, PanelRows } from '../../../kit/elements/panel-card.tsx';
import type { StaffOrder } from '../order-query.ts';

/** The documents and pictures of the order (ADMIN-027). */
export function FilesCard({ order }: { order: StaffOrder }) {
  const t = useTranslations('cards');
  const files = [...order.attachmentsAttributes, ...order.picturesAttributes];
  return (
    <PanelCard title={t('files')} count={files.length}>
      {files.length === 0 ? (
        <SmallText>{t('noFiles')}</SmallText>
      ) : (
        <PanelRows>
          {files.map(({ id, name, file }) => (
            <li key={id}>
              <Span minWidth="0" overflowWrap="anywhere">
                {name}
              </Span>
              <Anchor
                href={file}
                color="link"
                textDecoration="none"
                fontWeight="medium"
                aria-label={`${t('download')} ${name}`}
              >
                {t('download')}
              </Anchor>
            </li>
          ))}
        </PanelRows>
      )}
    </PanelCard>
  );
}
