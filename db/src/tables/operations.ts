import type { Bit } from './columns.ts';

export interface FeaturesTable {
  name: string;
  enabled: Bit;
}

export interface MaintenanceMessagesTable {
  id: string;
  text: string;
  showsFrom: number;
  endsAt: number;
  plannedBy: string;
}

export interface PossibleReasonsTable {
  code: string;
  label: string;
  position: number;
  retiredAt: number | null;
}

export interface ProviderAnswersTable {
  provider: string;
  answeredAt: number;
}

export interface ProbesTable {
  id: string;
  filler: string;
}

export interface DataKeysTable {
  id: string;
  /** What only this key makes; says nothing of it. */
  checkValue: string;
  /** Whether everything that lay under it was sealed anew, so that it may be dropped. */
  emptied: Bit;
}
