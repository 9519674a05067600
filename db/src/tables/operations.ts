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

/** The version of the state that was sent to the sandbox last, or in the sandbox the version that was taken last of a shop. */
export interface SandboxStatesTable {
  name: string;
  version: number;
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
