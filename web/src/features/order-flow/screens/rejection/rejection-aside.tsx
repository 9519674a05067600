import { Card } from '../../../../kit/elements/card.tsx';
import { ContactBox } from '../../../../kit/page/contact-box.tsx';
import type { ScreenProps } from '../../parts/screen-props.ts';

/** Beside a refusal: whom to ask, no offer. */
export function RejectionAside({ order }: ScreenProps) {
  return (
    <Card padded>
      <ContactBox orderNumber={order.siemensId} />
    </Card>
  );
}
