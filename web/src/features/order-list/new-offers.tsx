import { offerEntries } from '@app/machines/contract';
import { Plus } from 'lucide-react';
import type { User } from '../../api/session.ts';
import { ButtonLink } from '../../kit/elements/button.tsx';

/** The offers that the shop of a salesman sells: the first is what he does most. */
export function NewOffers({ user: { shop } }: { user: User }) {
  if (shop === null) return null;
  return offerEntries(shop.shopSettingAttributes).map(({ id, label, path }, index) => (
    <ButtonLink key={id} size="panel" icon={Plus} href={path} kind={index === 0 ? 'primary' : 'second'}>
      {label}
    </ButtonLink>
  ));
}
