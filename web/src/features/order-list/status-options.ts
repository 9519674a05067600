import { isOrderStatus, panelName, phaseLabels, phaseNames, phases } from '@app/machines/order';
import type { ChipGroup, ChipOption } from '../../kit/table/chip-select.tsx';
import type { OrderListPage } from './orders-query.ts';

type Statuses = OrderListPage['statuses'];

/** Staff choose a status of those that orders are in; a shop chooses a phase, whose list of statuses it never sees. */
export function statusOptions(
  statuses: Statuses,
  chosen: string,
  staff: boolean,
): readonly (ChipOption | ChipGroup)[] {
  if (!staff)
    return phaseNames.map((phase) => ({ value: phases[phase].join(','), label: phaseLabels[phase] }));
  const counts = new Map(statuses.map(({ status, count }) => [status, count]));
  if (isOrderStatus(chosen) && !counts.has(chosen)) counts.set(chosen, 0);
  return phaseNames.flatMap((phase) => {
    const options = phases[phase].flatMap((status) => {
      const count = counts.get(status);
      return count === undefined ? [] : [{ value: status, label: `${panelName(status)} (${count})` }];
    });
    return options.length === 0 ? [] : [{ label: phaseLabels[phase], options }];
  });
}
