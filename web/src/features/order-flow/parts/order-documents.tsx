import { phaseOf } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import { TextLink } from '../../../kit/elements/text-link.tsx';
import { Section } from '../../../kit/elements/section.tsx';
import type { Order } from '../queries/order-query.ts';

const phases: ReadonlySet<string> = new Set(['agreement', 'delivery', 'closed']);

/** The agreement that was signed and its general terms, to be read again at any time. */
export function OrderDocuments({ order }: { order: Order }) {
  const t = useTranslations('orderDocuments');
  const { agreementUrl, owulUrl, facts, status, attachmentsAttributes: attachments } = order;
  if (!facts.signed || agreementUrl === null || !phases.has(phaseOf(status))) return null;
  const signed = attachments.findLast(({ type }) => type === 'signed_agreement');
  const links = [
    signed === undefined
      ? { href: agreementUrl, name: t('agreement') }
      : { href: signed.file, name: t('signedAgreement') },
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
