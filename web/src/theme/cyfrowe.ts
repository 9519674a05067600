import { siemens } from './siemens.ts';
import type { Theme } from './theme.ts';

/** Warm, the stepper as numbers in the header; repeats the applicant's data instead of the data-protection consents. */
export const cyfrowe: Theme = {
  ...siemens,
  name: 'cyfrowe',
  brand: { ...siemens.brand, wordmark: 'cyfrowe', email: 'leasing@cyfrowe.example' },
  contracts: {
    lease: { ...siemens.contracts.lease, email: 'leasing@cyfrowe.example' },
    loan: { ...siemens.contracts.loan, email: 'pozyczki@cyfrowe.example' },
  },
  colors: {
    primary: '#B4480B',
    'primary.hover': '#993B06',
    'primary.pressed': '#7F3004',
    'primary.on': '#FFFFFF',
    'primary.tint': '#FCEFE4',
    'primary.line': '#E8BF9F',
    link: '#A5410A',
    page: '#FFFBF5',
    ink: '#2A1F17',
    'ink.muted': '#665A50',
    'ink.disabled': '#6B7A80',
    line: '#EAE0D3',
    'line.control': '#94857A',
    surface: '#FFFFFF',
    'surface.subtle': '#FFFBF5',
    'surface.hover': '#F9F2E8',
    'surface.disabled': '#F4EEE6',
    footer: '#FAF2E6',
    'footer.ink': '#2A1F17',
    'footer.muted': '#665A50',
    'footer.line': '#EADFCF',
  },
  navbarHeight: 80,
  logoHeight: 40,
  bankTileFactor: 0.75,
  stepper: 'header-numbers',
  footerExtra: 'chat',
  applicantSummary: true,
};
