import { ChevronLeft, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Anchor, Box, Row } from '../../../kit/elements/box.tsx';
import { Button, ButtonLink } from '../../../kit/elements/button.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { TabChip } from '../../../kit/table/filters.tsx';
import { DocumentDecision } from './document-decision.tsx';
import { DocumentPages } from './document-pages.tsx';
import type { SignedDocument, Waiting } from './documents-query.ts';

type Props = { area: string; waiting: Waiting; onBack: () => void };

/** What came to an order, to be read and decided upon. */
export function DocumentView({ area, waiting, onBack }: Props) {
  const t = useTranslations('documents');
  const files = useTranslations('files');
  const { documents, slug } = waiting;
  const [id, choose] = useState(documents[0]?.id);
  const shown = documents.find((document) => document.id === id) ?? documents[0];
  return (
    <>
      <Box display={{ base: 'block', lg: 'none' }} mb="3">
        <Button kind="quiet" size="panel" icon={ChevronLeft} onClick={onBack}>
          {t('back')}
        </Button>
      </Box>
      <Card as="section" aria-labelledby="document-order" overflow="hidden">
        <Row
          flexWrap="wrap"
          justifyContent="space-between"
          gap="3"
          p="4"
          borderBottom="1px solid"
          borderColor="line"
        >
          <Box minWidth="0">
            <Box as="h2" id="document-order" textStyle="h3">
              {waiting.siemensId} {waiting.companyName}
            </Box>
            <Anchor href={`/${area}/orders/${slug}`} textStyle="small" color="link">
              {t('open')}
            </Anchor>
          </Box>
          <DocumentDecision slug={slug} />
        </Row>
        {documents.length > 1 && (
          <Row role="group" aria-label={t('choose')} flexWrap="wrap" px="4" pt="3">
            {documents.map((document) => (
              <TabChip
                key={document.id}
                chosen={document === shown}
                count={undefined}
                onChoose={() => choose(document.id)}
              >
                {files(`typeName.${document.type}`)}
              </TabChip>
            ))}
          </Row>
        )}
        {shown === undefined ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <>
            <About document={shown} />
            <Content key={shown.id} slug={slug} document={shown} />
          </>
        )}
      </Card>
    </>
  );
}

/** Its name, who added it and when, and the way to have it. */
function About({ document: { name, createdAt, by, file } }: { document: SignedDocument }) {
  const t = useTranslations('documents');
  const when = shortTime(new Date(createdAt));
  return (
    <Row flexWrap="wrap" justifyContent="space-between" px="4" pt="4" pb="2">
      <Box minWidth="0" overflowWrap="anywhere" textStyle="small">
        <Box fontWeight="medium">{name}</Box>
        <SmallText>{by === null ? t('added', { when }) : t('addedBy', { when, who: by })}</SmallText>
      </Box>
      {file !== null && (
        <ButtonLink kind="quiet" size="panel" icon={Download} href={file} download={name}>
          {t('download')}
        </ButtonLink>
      )}
    </Row>
  );
}

function Content({ slug, document: { id, file, scan } }: { slug: string; document: SignedDocument }) {
  const t = useTranslations('documents');
  if (file !== null) return <DocumentPages slug={slug} id={id} />;
  return scan === 'blocked' ? (
    <EmptyState title={t('blocked')} text={t('blockedText')} />
  ) : (
    <EmptyState title={t('unscanned')} text={t('unscannedText')} />
  );
}
