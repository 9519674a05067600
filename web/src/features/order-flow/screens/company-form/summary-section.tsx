import { asksFor, isOnlyRegistered } from '@app/machines/company-form';
import type { CompanyFormValues } from '@app/machines/company-form';
import { formatPhone, legalFormNames, streetLine } from '@app/machines/rules';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TextLink } from '../../../../kit/elements/text-link.tsx';
import { Box } from '../../../../kit/elements/box.tsx';
import { SmallText } from '../../../../kit/elements/heading.tsx';
import type { Order } from '../../queries/order-query.ts';
import { useTheme } from '../../../../theme/theme-provider.tsx';
import { useCompanyForm, useFormValue } from './form-context.ts';
import { Group } from './group.tsx';
import { MarketingConsents } from './marketing-consents.tsx';
import { nipText } from '../../parts/nip-text.ts';
import { personLine, personName } from './section-summaries.ts';
import { Statement } from './statement.tsx';

/** Section 4: all of it read over once more beside the statements of the form; in two columns where the theme says so. */
export function SummarySection({ order }: { order: Order }) {
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
        <Told order={order} />
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

/** What was filled in, by the form's sections. */
function Told({ order }: { order: Order }) {
  const t = useTranslations('companyForm');
  const { kind } = useCompanyForm();
  const { companyAttributes, userAttributes } = useFormValue((values) => values);
  const company = order.companyAttributes;
  const persons = companyAttributes.krsUsersAttributes.filter((person) => !isOnlyRegistered(person));
  const rows = [
    {
      title: t('sections.basic.title'),
      lines: [
        company?.name ?? '',
        `${t('basic.vatId')} ${nipText(company?.vatId ?? '')}, ${legalFormNames[kind.legalForm].toLowerCase()}`,
        ...companyAttributes.addressesAttributes.map(addressLine),
      ],
    },
    {
      title: t('sections.persons.title'),
      lines: persons.map((person) => `${personName(person, t)}, ${personLine(person, t)}`),
    },
    {
      title: t('sections.contact.title'),
      lines: [userAttributes.fullName, userAttributes.email, formatPhone(userAttributes.phone)],
    },
  ];
  return (
    <Box as="dl" m="0" display="grid" gap="4">
      {rows.map(({ title, lines }) => (
        <Box key={title}>
          <Box as="dt" textStyle="small" color="ink.muted">
            {title}
          </Box>
          {lines.map((line, index) => (
            <Box as="dd" key={index} m="0" overflowWrap="anywhere">
              {line}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

type Address = CompanyFormValues['companyAttributes']['addressesAttributes'][number];

/** 'Prosta 51/3, 00-838 Warszawa'. */
function addressLine({ street, buildingNumber, apartmentNumber, postalCode, city }: Address): string {
  return `${streetLine(street, buildingNumber, apartmentNumber)}, ${postalCode} ${city}`;
}
