import { financingPolicy, phaseOf } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { Section } from '../../../kit/elements/section.tsx';
import { withTexts } from '../../../texts/texts.tsx';
import type { Order } from '../queries/order-query.ts';
import { messages } from './order-documents.messages.ts';

const phases: ReadonlySet<string> = new Set(['agreement', 'delivery', 'closed']);

/** The agreement that was signed, its schedule once days are known, and its general terms, to be read again at any time. */
export const OrderDocuments = withTexts(messages, Content);

function Content({ order }: { order: Order }) {
  const t = useTranslations('orderDocuments');
  const { agreementUrl, scheduleUrl, owulUrl, facts, status, attachmentsAttributes: attachments } = order;
  if (!facts.signed || agreementUrl === null || !phases.has(phaseOf(status))) return null;
  const { contract } = financingPolicy[facts.financingType];
  const signed = attachments.findLast(({ type }) => type === 'signed_agreement');
  const links = [
    signed === undefined
      ? { href: agreementUrl, name: t(`agreement.${contract}`) }
      : { href: signed.file, name: t(`signedAgreement.${contract}`) },
    ...(scheduleUrl === null ? [] : [{ href: scheduleUrl, name: t(`schedule.${contract}`) }]),
    ...(owulUrl === null ? [] : [{ href: owulUrl, name: t('owul') }]),
  ];
  return (
    <Section title={t('label')}>
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <TextLink href={href} download>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
