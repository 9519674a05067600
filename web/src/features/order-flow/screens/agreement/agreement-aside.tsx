import { useQuery } from '@tanstack/react-query';
import type { ScreenProps } from '../../parts/screen-props.ts';
import { DocumentsCard } from './documents-card.tsx';
import { previewQuery } from './preview-query.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import { messages as decides } from '../../parts/deciding-points.messages.ts';
import { messages } from './agreement.messages.ts';

/** Beside the agreement: its documents. */
export const AgreementAside = withTexts({ ...messages, ...decides }, Content);

function Content({ order }: ScreenProps) {
  const preview = useQuery(previewQuery(order));
  return <DocumentsCard order={order} documents={preview.data?.documents ?? []} />;
}
