import { phaseLabels, phaseNames, phases } from '@app/machines/order';
import { panelNames } from 'virtual:panel-names';
import type { ChoiceGroup } from '../../kit/table/chip-choices.tsx';
import type { OrderListPage } from './orders-query.ts';

/** Staff choose among the statuses that orders are in, and those chosen already; a shop chooses phases, whose list of statuses it never sees. */
export function statusOptions(
  statuses: OrderListPage['statuses'],
  chosen: string,
  staff: boolean,
): readonly ChoiceGroup[] {
  if (!staff) {
    const options = phaseNames.map((phase) => ({
      value: phases[phase].join(','),
      label: phaseLabels[phase],
    }));
    return [{ label: null, options }];
  }
  const counts = new Map<string, number>([
    ...chosen.split(',').map((status) => [status, 0] as const),
    ...statuses.map(({ status, count }) => [status, count] as const),
  ]);
  return phaseNames.flatMap((phase) => {
    const options = phases[phase].flatMap((status) => {
      const count = counts.get(status);
      return count === undefined ? [] : [{ value: status, label: panelNames[status], count }];
    });
    return options.length === 0 ? [] : [{ label: phaseLabels[phase], options }];
  });
}
