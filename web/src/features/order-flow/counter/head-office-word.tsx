import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Box, Row, Span } from '../../../kit/elements/box.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { shortTime } from '../../../kit/format/dates.ts';
import { shopCommentsQuery } from '../queries/shop-comments.ts';

/** The newest word of the head office about the order, a letter that did not arrive among them (ERROR-008); nothing where there is none. */
export function HeadOfficeWord({ slug }: { slug: string }) {
  const t = useTranslations('counter');
  const { data } = useQuery(shopCommentsQuery(slug));
  const word = data?.comments.find(({ author }) => author === null);
  return (
    <Box role="status" _empty={{ display: 'none' }}>
      {word !== undefined && (
        <Card padded textStyle="small">
          <Row justifyContent="space-between" gap="4" color="ink.muted">
            <span>{t('headOffice')}</span>
            <Span fontVariantNumeric="tabular-nums">{shortTime(new Date(word.createdAt))}</Span>
          </Row>
          <Box mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {word.body}
          </Box>
          <Box mt="2">
            <TextLink href={`/shopadmin/orders/${slug}`}>{t('answer')}</TextLink>
          </Box>
        </Card>
      )}
    </Box>
  );
}
