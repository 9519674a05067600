import { Card } from '../../parts/card.tsx';
import { ContactBox } from '../../parts/contact-box.tsx';
import type { ScreenProps } from '../screen-props.ts';

/** Beside a refusal: whom to ask, no offer. */
export function RejectionAside({ order }: ScreenProps) {
  return (
    <Card padded>
      <ContactBox orderNumber={order.siemensId} />
    </Card>
  );
}
