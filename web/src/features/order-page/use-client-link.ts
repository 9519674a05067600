import { useTranslations } from 'use-intl';
import { toast } from '../../kit/toast/toasts.ts';

/** Copies the link under which the client finds the order. */
export function useClientLink(slug: string): () => void {
  const t = useTranslations('tabs');
  return () =>
    void navigator.clipboard
      .writeText(`${location.origin}/orders/${slug}`)
      .then(() => toast('done', t('copied')));
}
