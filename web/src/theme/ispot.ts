import { siemens } from './siemens.ts';
import type { Theme } from './theme.ts';

/** Black on white, the stepper as dots in the header. */
export const ispot: Theme = {
  ...siemens,
  name: 'ispot',
  brand: { ...siemens.brand, wordmark: 'iSpot', email: 'leasing@ispot.example' },
  contracts: {
    lease: { ...siemens.contracts.lease, email: 'leasing@ispot.example' },
    loan: { ...siemens.contracts.loan, email: 'pozyczki@ispot.example' },
  },
  colors: {
    primary: '#1D1D1F',
    'primary.hover': '#333336',
    'primary.pressed': '#000000',
    'primary.on': '#FFFFFF',
    'primary.tint': '#F3F3F5',
    'primary.line': '#C3C3C8',
    info: '#FFFFFF',
    'info.line': '#C3C3C8',
    link: '#0066CC',
    page: '#FFFFFF',
    ink: '#1D1D1F',
    'ink.muted': '#5C5C62',
    'ink.disabled': '#6B7A80',
    line: '#E0E0E4',
    'line.control': '#86868B',
    surface: '#FFFFFF',
    'surface.subtle': '#F7F7F8',
    'surface.hover': '#F0F0F2',
    'surface.disabled': '#EFEFF1',
    footer: '#F5F5F7',
    'footer.ink': '#1D1D1F',
    'footer.muted': '#5C5C62',
    'footer.line': '#D9D9DE',
  },
  navbarHeight: 80,
  logoHeight: 40,
  contentPadding: 40,
  bankTileFactor: 0.75,
  stepper: 'header-dots',
  footerExtra: 'email',
};
