/** A VAT id for reading: '814-343-01-94'. */
export function nipText(vatId: string): string {
  return vatId.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3-$4');
}
