import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../api/call-api.ts';
import { saveFile } from '../../../../api/download.ts';
import { Button } from '../../../../kit/elements/button.tsx';
import { toast } from '../../../../kit/toast/toasts.ts';
import { withTexts } from '../../../../texts/texts.tsx';
import type { Order } from '../../queries/order-query.ts';
import { messages } from './offer-pdf.messages.ts';

type Props = {
  order: Pick<Order, 'slug' | 'paymentsCount'>;
  /** The order does not hold yet what stands on the page. */
  disabled?: boolean;
};

/** 'Pobierz PDF': the calculation that the order holds, as a file. */
export const DownloadPdf = withTexts(messages, Content);

/** Draws the file and reads it; throws where one of both fails, or where the content is lost. */
async function pdfOf({ slug, paymentsCount }: Props['order']): Promise<{ file: Blob; name: string }> {
  const drawn = await callApi('shopPdfCalculation', { params: { slug }, body: { paymentsCount } });
  if (!drawn.ok) throw new Error('The offer was not drawn');
  const read = await callApi('downloadPdfCalculation', { params: { slug, id: drawn.reply.id } });
  if (!read.ok) throw new Error('The offer was not read');
  const { file, filename, type } = read.reply;
  const bytes = Uint8Array.from(atob(file), (char) => char.charCodeAt(0));
  return { file: new Blob([bytes], { type }), name: filename };
}

function Content({ order, disabled = false }: Props) {
  const t = useTranslations('offerPdf');
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const { file, name } = await pdfOf(order);
      saveFile(file, name);
    } catch {
      toast('refused', t('downloadFailed'));
    }
    setBusy(false);
  }
  return (
    <Button kind="second" busy={busy} disabled={disabled} onClick={() => void download()}>
      {t('download')}
    </Button>
  );
}
