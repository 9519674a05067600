import type { SimulatedPerson } from './pages.ts';

/** An account of the demo, as far as the provider knows it. */
interface KnownAccount {
  readonly email: string;
  readonly fullName: string;
  readonly role: string;
}

const roleNames: Readonly<Record<string, string>> = {
  superadmin: 'superadministrator',
  admin: 'administrator',
  pricing_manager: 'dział cen',
  med_sales_assistant: 'sprzedaż medyczna',
  shop_superadmin: 'główny administrator sklepu',
  shop_admin: 'administrator sklepu',
  shop_employee: 'sprzedawca',
};

/** Everybody who has an account, and three who are refused. */
export const personsOf = (accounts: readonly KnownAccount[]): readonly SimulatedPerson[] => [
  ...accounts.map(({ email, fullName, role }) => ({
    ...{ subject: `osoba-${email.split('@')[0]}`, fullName, email, verified: true },
    remark: roleNames[role] ?? '',
  })),
  {
    ...{ subject: 'osoba-spoza-firmy', fullName: 'Zenon Obcy', email: 'zenon@obcy.example', verified: true },
    remark: 'nie ma u nas konta',
  },
  {
    ...{
      subject: 'osoba-niepotwierdzona',
      fullName: 'Wanda Krok',
      email: 'ceny@demo.example',
      verified: false,
    },
    remark: 'dostawca nie potwierdził adresu',
  },
  {
    ...{ subject: 'osoba-druga', fullName: 'Anna Nowak', email: 'superadmin@demo.example', verified: true },
    remark: 'ma cudzy adres: odmowa, gdy jego właścicielka logowała się wcześniej',
  },
];
