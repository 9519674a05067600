import { useSyncExternalStore } from 'react';
import { serviceStore } from '../../api/service.ts';
import type { Service } from '../../api/service.ts';

/** Whether the server does its work, as it last said. */
export const useService = (): Service => useSyncExternalStore(serviceStore.subscribe, serviceStore.current);
