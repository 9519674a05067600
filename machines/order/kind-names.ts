import type { AgreementStatus } from './order.facts.ts';
import type { FinancingType, SalesChannel, SignatureMethod } from './order.kinds.ts';

/** Polish names of the kinds of financing, as lists and their export show them. */
export const financingNames: Readonly<Record<FinancingType, string>> = {
  lease: 'Leasing',
  b2b_loan: 'Pożyczka dla firm',
  medical: 'Pożyczka medyczna',
  industry: 'Pożyczka przemysłowa',
  plm: 'Pożyczka PLM',
};

export const salesChannelNames: Readonly<Record<SalesChannel, string>> = {
  ecommerce: 'Sklep internetowy',
  pos: 'Punkt sprzedaży',
  shop: 'Oferta handlowca',
  scrapper: 'Link z innej strony',
};

export const methodNames: Readonly<Record<SignatureMethod, string>> = {
  qes: 'Kwalifikowany podpis elektroniczny',
  mszafir: 'Podpis kwalifikowany mSzafir',
  delivery: 'Na papierze, przez kuriera',
  autenti_v3: 'Zwykły podpis online',
  paper: 'Na papierze, u sprzedawcy',
};

export const agreementStatusNames: Readonly<Record<AgreementStatus, string>> = {
  signed: 'Podpisana',
  resent: 'Wysłana ponownie',
  accepted_by_admin: 'Przyjęta',
  rejected_by_admin: 'Odrzucona',
};
