import type { AccountRole } from '@app/machines/contract';

/** The one password of all demo accounts; published, because there is nothing behind it. */
export const demoPassword = 'Demo-Wniosek-2026!';

/** A demo account; one of a shop names it by its client id. */
export interface DemoAccount {
  readonly email: string;
  readonly fullName: string;
  readonly role: AccountRole;
  readonly shop: string | null;
}

/** An account of each role, and one for each shop whose salesmen sell. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'superadmin@demo.example', fullName: 'Alicja Nowak', role: 'superadmin', shop: null },
  { email: 'admin@demo.example', fullName: 'Bartosz Mazur', role: 'admin', shop: null },
  { email: 'ceny@demo.example', fullName: 'Celina Wrona', role: 'pricing_manager', shop: null },
  { email: 'medycyna@demo.example', fullName: 'Dariusz Lis', role: 'med_sales_assistant', shop: null },
  { email: 'sklep@demo.example', fullName: 'Edyta Sowa', role: 'shop_superadmin', shop: 'elektro' },
  { email: 'salon@demo.example', fullName: 'Filip Kos', role: 'shop_admin', shop: 'salon' },
  { email: 'sprzedawca@demo.example', fullName: 'Grażyna Bąk', role: 'shop_employee', shop: 'salon' },
  { email: 'raty@demo.example', fullName: 'Irena Szpak', role: 'shop_employee', shop: 'salon-ratalny' },
  { email: 'partner@demo.example', fullName: 'Hubert Żak', role: 'shop_superadmin', shop: 'partner' },
  { email: 'hurtownia@demo.example', fullName: 'Julia Czapla', role: 'shop_admin', shop: 'hurtownia' },
  { email: 'maszyny@demo.example', fullName: 'Konrad Wilk', role: 'shop_admin', shop: 'maszyny' },
  { email: 'narzedzia@demo.example', fullName: 'Lena Gil', role: 'shop_employee', shop: 'narzedzia' },
  { email: 'medyk@demo.example', fullName: 'Michał Dudek', role: 'shop_admin', shop: 'medyk' },
];
