import { asksFor } from '@app/machines/company-form';
import type { Section } from '@app/machines/company-form';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton, TextLink } from '../../../../kit/elements/text-link.tsx';
import { Box, Row, Span } from '../../../../kit/elements/box.tsx';
import { SmallText } from '../../../../kit/elements/heading.tsx';
import type { Order } from '../../queries/order-query.ts';
import { useTheme } from '../../../../theme/theme-provider.tsx';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages } from './answers.messages.ts';
import { answeredParts } from './answers.ts';
import { useCompanyForm, useFormValue } from './form-context.ts';
import { Group } from './group.tsx';
import { MarketingConsents } from './marketing-consents.tsx';
import { Statement } from './statement.tsx';

type Props = {
  order: Order;
  /** Opens a section, and in it the person with this key, at a field. */
  onEdit: (section: Section, field: string, person?: string) => void;
};

/** Section 4: all of it read over once more beside the statements of the form; in two columns where the theme says so. */
export function SummarySection({ order, onEdit }: Props) {
  const t = useTranslations('companyForm.summary');
  const { kind } = useCompanyForm();
  const theme = useTheme();
  return (
    <Box
      display="grid"
      gap="8"
      alignItems="start"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: theme.applicantSummary ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
      }}
    >
      <Group title={t('check')}>
        <Told order={order} onEdit={onEdit} />
      </Group>
      <Box minWidth="0">
        <Group title={t('statements')}>
          <Statement order={order} name="idVerificationConsent" />
          {asksFor(kind, 'beneficiary') && <Statement order={order} name="beneficiaryConsent" />}
        </Group>
        <MarketingConsents order={order} />
        <SmallText mt="4">
          {t.rich('documents', {
            consent: (chunks) => <Document href="/pdf/bik_consent.pdf">{chunks}</Document>,
            clause: (chunks) => <Document href="/documents/bik_information_clause.pdf">{chunks}</Document>,
            rules: (chunks) => <Document href="/page/rules">{chunks}</Document>,
          })}
        </SmallText>
      </Box>
    </Box>
  );
}

function Document({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink href={href} target="_blank" rel="noreferrer">
      {children}
    </TextLink>
  );
}

/** Every answer, by the form's parts, each with the way back to its field (FORM-020). */
const Told = withTexts(messages, ToldContent);

function ToldContent({ order, onEdit }: Props) {
  const own = useTranslations('answers');
  const t = useTranslations('companyForm');
  const { kind } = useCompanyForm();
  const values = useFormValue((all) => all);
  return answeredParts(values, kind, order, t, own).map(({ title, section, person, answers }, index) => (
    <Box as="section" key={index} mb="6" minWidth="0">
      <Box as="h4" m="0" fontWeight="semibold" overflowWrap="anywhere">
        {title}
      </Box>
      <Box
        as="dl"
        m="0"
        mt="2"
        display="grid"
        columnGap="2"
        rowGap={{ base: '0', sm: '2' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      >
        {answers.map(({ label, value, field }) => (
          <Fragment key={label}>
            <Box as="dt" textStyle="small" color="ink.muted">
              {label}
            </Box>
            <Row
              as="dd"
              m="0"
              mb={{ base: '2', sm: '0' }}
              textStyle="small"
              alignItems="baseline"
              justifyContent="space-between"
            >
              <Span minWidth="0" overflowWrap="anywhere">
                {value}
              </Span>
              {field !== undefined && (
                <TextButton
                  type="button"
                  aria-label={own('changeOf', { what: label, whose: title })}
                  onClick={() => onEdit(section, field, person)}
                >
                  {own('change')}
                </TextButton>
              )}
            </Row>
          </Fragment>
        ))}
      </Box>
    </Box>
  ));
}
